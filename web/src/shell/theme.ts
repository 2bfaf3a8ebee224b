import { computed, effect, signal } from '@preact/signals';

/** The user's choice; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'roundsman-theme';
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const deviceIsDark = signal(darkDevice.matches);
darkDevice.addEventListener('change', () => (deviceIsDark.value = darkDevice.matches));

export const themeChoice = signal<ThemeChoice>(stored());

/** The theme in effect; canvases read it to redraw themselves. */
export const theme = computed<'light' | 'dark'>(() => {
  if (themeChoice.value !== 'system') return themeChoice.value;
  return deviceIsDark.value ? 'dark' : 'light';
});

export function chooseTheme(choice: ThemeChoice): void {
  themeChoice.value = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** Keeps `data-theme` of the root element in sync with the theme: `light` or `dark`. */
export function followTheme(): void {
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value;
  });
}

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}
