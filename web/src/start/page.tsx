import { useEffect } from 'preact/hooks';
import { Loading } from '../parts/states.js';
import { go } from '../shell/navigation.js';

/** Redirects to the history, which explains the first steps while it is empty. */
export default function Start() {
  useEffect(() => go('/history', { replace: true }), []);
  return <Loading />;
}
