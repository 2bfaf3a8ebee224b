trap '' TERM
read -r problem
echo '{"type":"incumbent","cost":30,"routes":[{"type":0,"customers":[1]},{"type":0,"customers":[2]},{"type":0,"customers":[3]},{"type":0,"customers":[4]},{"type":0,"customers":[5]}]}'
sleep 600
