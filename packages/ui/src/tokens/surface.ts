import { type ColorName, color } from './color';

const page = {
  background: 'page',
  text: 'text',
  textMuted: 'textMuted',
  heading: 'text',
  line: 'line',
  link: 'actionDeep',
  accent: 'action',
  focus: 'action',
  control: 'control',
  raised: 'raised',
  raisedText: 'text',
  error: 'danger',
  action: 'action',
  onAction: 'raised',
  actionHover: 'actionDeep',
} as const;

/** The colours of each surface, as names of palette colours. `data-surface` sets the surface. */
export const surfaceColors = {
  page,
  quiet: {
    ...page,
    background: 'quiet',
    line: 'lineDeep',
    accent: 'actionDeep',
    focus: 'actionDeep',
    control: 'controlDeep',
  },
  raised: { ...page, background: 'raised', raised: 'page' },
  strong: {
    background: 'strong',
    text: 'onStrong',
    textMuted: 'onStrongMuted',
    heading: 'onStrong',
    line: 'strongLine',
    link: 'accent',
    accent: 'accent',
    focus: 'accent',
    control: 'strongControl',
    raised: 'strongDeep',
    raisedText: 'onStrong',
    error: 'dangerOnStrong',
    action: 'accent',
    onAction: 'strong',
    actionHover: 'onStrongBright',
  },
  accent: {
    background: 'accent',
    text: 'onAccent',
    textMuted: 'onAccentMuted',
    heading: 'strong',
    line: 'accentLine',
    link: 'strong',
    accent: 'strong',
    focus: 'strong',
    control: 'accentControl',
    raised: 'raised',
    raisedText: 'text',
    error: 'dangerOnAccent',
    action: 'strong',
    onAction: 'accent',
    actionHover: 'strongDeep',
  },
} as const satisfies Record<string, Record<string, ColorName>>;

export type SurfaceTone = keyof typeof surfaceColors;
export type SurfaceRole = keyof typeof page;

const inHex = (roles: Record<SurfaceRole, ColorName>) =>
  Object.fromEntries(Object.entries(roles).map(([role, name]) => [role, color[name]])) as Record<
    SurfaceRole,
    string
  >;

/** The surfaces in Tuppence's own colours, as `#RRGGBB`. */
export const surfaces = Object.fromEntries(
  Object.entries(surfaceColors).map(([tone, roles]) => [tone, inHex(roles)]),
) as Record<SurfaceTone, Record<SurfaceRole, string>>;

/** Browsers print no backgrounds by default, so every surface has dark text on white. */
export const surfaceOnPaper = inHex({
  ...page,
  background: 'raised',
  line: 'control',
  link: 'strong',
  accent: 'actionDeep',
  focus: 'actionDeep',
  error: 'dangerDeep',
  action: 'actionDeep',
});
