import { render } from 'preact';
import { App } from './app.js';
import { followTheme } from './shell/theme.js';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/parts.css';

followTheme();
render(<App />, document.getElementById('app')!);
