import type { ColorName } from './color';
import type { SurfaceRole, SurfaceTone } from './surface';

const moreOnLight = {
  textMuted: 'ink',
  line: 'inkMuted',
  link: 'greenDeepest',
  accent: 'greenDeep',
  focus: 'ink',
  control: 'ink',
  error: 'dangerDeep',
  action: 'greenDeep',
  actionHover: 'greenDeepest',
} as const;

/** Surface colours for visitors who ask for more contrast: no muted text, and visible lines. */
export const surfacesOfMoreContrast = {
  page: moreOnLight,
  quiet: moreOnLight,
  raised: moreOnLight,
  strong: {
    text: 'onForestStrong',
    textMuted: 'onForestStrong',
    line: 'mint',
    control: 'onForestStrong',
    error: 'dangerOnDarkStrong',
  },
  accent: {
    textMuted: 'onLime',
    line: 'forest',
    control: 'onLime',
    error: 'dangerOnLimeStrong',
  },
} satisfies Record<SurfaceTone, Partial<Record<SurfaceRole, ColorName>>>;

/** The same for palette colours used without a surface, such as in toasts. */
export const colorsOfMoreContrast = {
  inkMuted: 'ink',
  green: 'greenDeep',
  mint: 'onForestStrong',
  line: 'inkMuted',
  control: 'ink',
  forestLine: 'mint',
  copper: 'copperDeep',
  danger: 'dangerDeep',
} satisfies Partial<Record<ColorName, ColorName>>;
