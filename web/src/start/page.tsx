import { useEffect } from 'preact/hooks';
import { Loading } from '../parts/states.js';
import { go } from '../shell/navigation.js';

/** The start leads to the history; an empty one tells what to do first. */
export default function Start() {
  useEffect(() => go('/history', { replace: true }), []);
  return <Loading />;
}
