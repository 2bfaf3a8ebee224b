import { useEffect } from 'preact/hooks';
import { askForSession, sessionState } from './api/session.js';
import { Failure, Loading } from './parts/states.js';
import { PageHost } from './shell/page-host.js';
import { Shell } from './shell/shell.js';
import { SignIn } from './sign-in/sign-in.js';

/** The account center: the sign-in form without a session, otherwise the page at the current address. */
export function App() {
  useEffect(() => void askForSession(), []);
  return <Shell><Content /></Shell>;
}

function Content() {
  const state = sessionState.value;
  switch (state.kind) {
    case 'asking':
      return <Loading />;
    case 'unknown':
      return <Failure error={state.error} retry={() => void askForSession()} />;
    case 'out':
      return <SignIn />;
    case 'in':
      return <PageHost />;
  }
}
