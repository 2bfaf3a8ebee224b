read -r problem
echo 'secret detail of a program' >&2
exit 3
