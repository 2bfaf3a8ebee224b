#!/bin/sh
# Makes the broker's certificate, signed by an authority of its own: ca.crt, tls.crt and tls.key in FOLDER.
# Usage: make-certificates.sh FOLDER NAME...
# NAME is a host name of a server, as NATS_URL and NATS_ROUTES have it. An authority that is in FOLDER is kept, so that the
# same command renews the certificate (valid for 365 days; the authority for ten years).
set -eu
[ $# -ge 2 ] || { echo "usage: $0 FOLDER NAME..." >&2; exit 1; }
folder=$1
shift
mkdir -p "$folder"
# Only this user enters the folder; the files in it may be mounted into containers of other users.
chmod 700 "$folder"
cd "$folder"
names='DNS:localhost,IP:127.0.0.1'
for name; do names="$names,DNS:$name"; done
if [ ! -e ca.key ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=Roundsman NATS authority' \
    -addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout ca.key -out ca.crt
fi
openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=Roundsman NATS' -keyout tls.key.new -out tls.csr
printf 'subjectAltName=%s\nextendedKeyUsage=serverAuth,clientAuth\nbasicConstraints=CA:FALSE\n' "$names" > tls.ext
openssl x509 -req -in tls.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 365 -extfile tls.ext -out tls.crt.new
# Written in place: a container that has the files mounted sees the new ones.
cat tls.key.new > tls.key
cat tls.crt.new > tls.crt
chmod 644 ca.crt tls.crt tls.key
rm tls.key.new tls.crt.new tls.csr tls.ext
