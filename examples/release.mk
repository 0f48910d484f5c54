# make -f release.mk release: asks for a version and whether it is meant. Ctrl-C stops make, Ctrl-D and no fail the target.
# Unattended: make -f release.mk release VERSION=1.2.0 RELEASE=yes

export VERSION RELEASE

release:
	@version=$$(ask "Version" $(if $(VERSION),--env VERSION) --type semver) && \
	ask --confirm "Release $$version?" $(if $(RELEASE),--env RELEASE) && \
	echo "Releasing $$version."

.PHONY: release
