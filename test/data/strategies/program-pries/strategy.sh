# Tries to access everything that is not its own, like pries; the targets of a test are listed in a file next to this one.
read -r problem
took=''
takes() { took="$took $*,"; }
# $$ is a different number in a foreign /proc; the parent is the solving child.
read -r own name state parent rest < /proc/self/stat
for folder in /proc/[0-9]*; do
  pid=${folder#/proc/}
  [ "$pid" = "$own" ] && continue
  # Its own starter shows by name; its memory is as closed as that of others.
  [ "$pid" != "$parent" ] && [ -d "$folder" ] && takes "process $pid"
  for file in environ maps mem; do
    if (: < "$folder/$file") 2> /dev/null; then takes "$file of $pid"; fi
  done
done
while read -r kind target; do
  case $kind in
    pid) if kill -0 "$target" 2> /dev/null; then takes "signal to $target"; fi ;;
    file) if (: < "$target") 2> /dev/null; then takes "read $target"; fi ;;
    folder) for file in "$target"/*; do if [ -e "$file" ]; then takes "name $file"; fi; done ;;
  esac
done < targets
for folder in /var/tmp /dev/shm /run; do
  for file in "$folder"/*; do if [ -e "$file" ]; then takes "name $file"; fi; done
  (: > "$folder/left-by-program-pries") 2> /dev/null
done
echo "{\"type\":\"log\",\"message\":\"took:$(echo "$took" | cut -c 1-400)\"}"
echo '{"type":"result","routes":[{"type":0,"customers":[1]},{"type":0,"customers":[2]},{"type":0,"customers":[3]},{"type":0,"customers":[4]},{"type":0,"customers":[5]}],"ended":"exhausted","iterations":1}'
