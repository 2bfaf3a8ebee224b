#!/bin/sh
# Makes nats-server load its certificate again after each renewal; the server does not watch its files.
# Usage: reload.sh FOLDER PID_FILE SECONDS
# FOLDER holds the certificate, PID_FILE the server's process id; SECONDS is the time between two looks.
set -u
folder=$1 pid_file=$2 seconds=$3
# Empty at first: a renewal while this script was down counts too.
loaded=''
while sleep "$seconds"; do
  current=$(cat "$folder"/* | sha256sum)
  if [ "$current" != "$loaded" ] && kill -HUP "$(cat "$pid_file")"; then
    loaded=$current
    echo "sent SIGHUP to nats-server to load the certificate of $folder"
  fi
done
