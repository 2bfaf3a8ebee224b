#!/bin/sh
# Takes prometheus, promtool and amtool out of Debian's packages into .cache/promtool/, without installing anything.
set -eu
target=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)/.cache/promtool
[ -x "$target/promtool" ] && [ -x "$target/prometheus" ] && [ -x "$target/amtool" ] && exit 0
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || { echo 'prometheus, promtool, amtool: no apt-get here; install them and put them on the PATH' >&2; exit 1; }
mkdir -p "$target"
folder=$(mktemp -d "$target/fetch-XXXXXX")
trap 'rm -rf "$folder"' EXIT
cd "$folder"
fetch() { apt-get download -q -o APT::Sandbox::User=root prometheus prometheus-alertmanager; }
fetch || { [ "$(id -u)" = 0 ] && apt-get update -q && fetch; }
dpkg-deb --fsys-tarfile prometheus_*.deb | tar -xf - ./usr/bin/promtool ./usr/bin/prometheus
dpkg-deb --fsys-tarfile prometheus-alertmanager_*.deb | tar -xf - ./usr/bin/amtool
mv usr/bin/prometheus usr/bin/promtool usr/bin/amtool "$target/"
"$target/promtool" --version 2>&1 | head -n 1
