import type { Page } from './shell/page.js';

/** All pages; the order of those with a label is the order of the navigation. */
export const pages: readonly Page[] = [
  { path: '/', title: 'History', load: () => import('./start/page.js') },
  { path: '/history', title: 'History', label: 'History', load: () => import('./history/page.js') },
  { path: '/playground', title: 'Playground', label: 'Playground', load: () => import('./playground/page.js') },
  { path: '/keys', title: 'API keys', label: 'Keys', load: () => import('./keys/page.js') },
  { path: '/plan', title: 'Plan and usage', label: 'Usage', load: () => import('./plan/page.js') },
  { path: '/secret', title: 'Callback secret', label: 'Callbacks', load: () => import('./secret/page.js') },
  { path: '/history/:id', title: 'Task', load: () => import('./history/entry-page.js') },
  { path: '/compare', title: 'Compare', load: () => import('./compare/page.js') },
];
