import { sessionState } from '../api/session.js';
import { PageHead } from '../parts/page-head.js';

/** Where the sign-in leads to. */
export default function Start() {
  const state = sessionState.value;
  const user = state.kind === 'in' ? state.session.user_name : '';
  return <PageHead title={<>Welcome, <bdi>{user}</bdi></>} lead="Everything of this account is a page of the navigation above." />;
}
