read -r problem
echo 'Welcome to the solver!'
