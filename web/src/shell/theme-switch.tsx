import { announce } from './announcer.js';
import { DeviceIcon, MoonIcon, SunIcon } from './icons.js';
import { chooseTheme, themeChoice, type ThemeChoice } from './theme.js';

const CHOICES = [
  { choice: 'system', name: 'same as device', Icon: DeviceIcon },
  { choice: 'light', name: 'light', Icon: SunIcon },
  { choice: 'dark', name: 'dark', Icon: MoonIcon },
] as const satisfies readonly { choice: ThemeChoice; name: string; Icon: unknown }[];

/** A button that cycles through device, light and dark. */
export function ThemeSwitch() {
  const index = CHOICES.findIndex(({ choice }) => choice === themeChoice.value);
  const { name, Icon } = CHOICES[index]!;
  const next = CHOICES[(index + 1) % CHOICES.length]!;
  const change = () => {
    chooseTheme(next.choice);
    announce(`Theme: ${next.name}`);
  };
  return (
    <button type="button" class="button button-plain button-icon" onClick={change} title={`Theme: ${name}`} aria-label={`Theme: ${name}. Change to ${next.name}`}>
      <Icon />
    </button>
  );
}
