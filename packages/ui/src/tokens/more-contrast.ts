import type { ColorName } from './color';
import type { SurfaceRole, SurfaceTone } from './surface';

const moreOnLight = {
  textMuted: 'text',
  line: 'textMuted',
  link: 'actionDeepest',
  accent: 'actionDeep',
  focus: 'text',
  control: 'text',
  error: 'dangerDeep',
  action: 'actionDeep',
  actionHover: 'actionDeepest',
} as const;

export const surfacesOfMoreContrast = {
  page: moreOnLight,
  quiet: moreOnLight,
  raised: moreOnLight,
  strong: {
    text: 'onStrongBright',
    textMuted: 'onStrongBright',
    line: 'onStrongMuted',
    control: 'onStrongBright',
    error: 'dangerOnStrongBright',
  },
  accent: {
    textMuted: 'onAccent',
    line: 'strong',
    control: 'onAccent',
    error: 'dangerOnAccentDeep',
  },
} satisfies Record<SurfaceTone, Partial<Record<SurfaceRole, ColorName>>>;

/** For colours that do not depend on the surface, such as in toasts. */
export const colorsOfMoreContrast = {
  textMuted: 'text',
  action: 'actionDeep',
  onStrongMuted: 'onStrongBright',
  line: 'textMuted',
  control: 'text',
  strongLine: 'onStrongMuted',
  money: 'moneyDeep',
  danger: 'dangerDeep',
} satisfies Partial<Record<ColorName, ColorName>>;
