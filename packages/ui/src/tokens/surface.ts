import { type ColorName, color } from './color';

/**
 * The colours of each surface, as names in the palette, so that another palette changes every
 * surface. Set with `Section tone` or `Surface`.
 */
export const surfaceColors = {
  page: {
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
  },
  quiet: {
    background: 'quiet',
    text: 'text',
    textMuted: 'textMuted',
    heading: 'text',
    line: 'lineDeep',
    link: 'actionDeep',
    accent: 'actionDeep',
    focus: 'actionDeep',
    control: 'controlDeep',
    raised: 'raised',
    raisedText: 'text',
    error: 'danger',
    action: 'action',
    onAction: 'raised',
    actionHover: 'actionDeep',
  },
  raised: {
    background: 'raised',
    text: 'text',
    textMuted: 'textMuted',
    heading: 'text',
    line: 'line',
    link: 'actionDeep',
    accent: 'action',
    focus: 'action',
    control: 'control',
    raised: 'page',
    raisedText: 'text',
    error: 'danger',
    action: 'action',
    onAction: 'raised',
    actionHover: 'actionDeep',
  },
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
export type SurfaceRole = keyof (typeof surfaceColors)['page'];

/** The same, as colour values of the Tuppence palette. */
export const surfaces = Object.fromEntries(
  Object.entries(surfaceColors).map(([tone, roles]) => [
    tone,
    Object.fromEntries(Object.entries(roles).map(([role, name]) => [role, color[name]])),
  ]),
) as Record<SurfaceTone, Record<SurfaceRole, string>>;

/** Backgrounds are not printed: on paper, every surface has dark text on white. */
export const surfaceOnPaper = {
  background: color.raised,
  text: color.text,
  textMuted: color.textMuted,
  heading: color.text,
  line: color.control,
  link: color.strong,
  accent: color.actionDeep,
  focus: color.actionDeep,
  control: color.control,
  raised: color.raised,
  raisedText: color.text,
  error: '#8C1D18',
  action: color.actionDeep,
  onAction: color.raised,
  actionHover: color.actionDeep,
} satisfies Record<keyof typeof surfaces.page, string>;
