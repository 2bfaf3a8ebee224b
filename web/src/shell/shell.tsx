import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { sessionState, signOut } from '../api/session.js';
import { pages } from '../pages.js';
import { Announcer, announce } from './announcer.js';
import { Mark } from './icons.js';
import { followLinks, go, href, path } from './navigation.js';
import { ThemeSwitch } from './theme-switch.js';

/** The frame of every page: skip link, header with navigation, main content, footer. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const signedIn = sessionState.value.kind === 'in';
  return (
    <div class="frame" onClick={followLinks}>
      <a class="skip" href="#main" onClick={skip}>Skip to content</a>
      <header class="topbar">
        <div class="topbar-inner">
          <a class="brand" href={href('/')}><Mark />Roundsman</a>
          {signedIn && <Navigation />}
          <div class="topbar-tools">
            <ThemeSwitch />
            {sessionState.value.kind === 'in' && <UserTools user={sessionState.value.session.user_name} />}
          </div>
        </div>
      </header>
      <main id="main" class="page" tabIndex={-1}>{children}</main>
      <footer class="footer">
        <a href="/docs">Documentation</a>
        <a href="/docs/reference">API reference</a>
        <a href="/docs/errors">Error codes</a>
      </footer>
      <Announcer />
    </div>
  );
}

function Navigation() {
  const here = (to: string) => path.value === to || path.value.startsWith(`${to}/`);
  return (
    <nav class="nav" aria-label="Account center">
      <ul>
        {pages.filter(({ label }) => label !== undefined).map((page) => (
          <li key={page.path}><a href={href(page.path)} aria-current={here(page.path) ? 'page' : undefined}>{page.label}</a></li>
        ))}
      </ul>
    </nav>
  );
}

function UserTools({ user }: { readonly user: string }) {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      go('/', { replace: true });
    } catch {
      announce('Could not sign out: the service did not respond. Try again.');
      setBusy(false);
    }
  };
  return (
    <>
      <span class="topbar-user" title={user}><span class="visually-hidden">Signed in as </span><bdi>{user}</bdi></span>
      <button type="button" class="button button-small" disabled={busy} onClick={() => void leave()}>Sign out</button>
    </>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus();
  main?.scrollIntoView();
}
