import { type ColorName, color } from './color';

/**
 * The colours of each surface, as names of the palette, so that another palette changes every
 * surface. Set with `Section tone` or `Surface`.
 */
export const surfaceColors = {
  page: {
    background: 'paper',
    text: 'ink',
    textMuted: 'inkMuted',
    heading: 'ink',
    line: 'line',
    link: 'greenDeep',
    accent: 'green',
    focus: 'green',
    control: 'control',
    raised: 'card',
    raisedText: 'ink',
    error: 'danger',
    action: 'green',
    onAction: 'card',
    actionHover: 'greenDeep',
  },
  quiet: {
    background: 'paperDeep',
    text: 'ink',
    textMuted: 'inkMuted',
    heading: 'ink',
    line: 'lineDeep',
    link: 'greenDeep',
    accent: 'greenDeep',
    focus: 'greenDeep',
    control: 'controlDeep',
    raised: 'card',
    raisedText: 'ink',
    error: 'danger',
    action: 'green',
    onAction: 'card',
    actionHover: 'greenDeep',
  },
  raised: {
    background: 'card',
    text: 'ink',
    textMuted: 'inkMuted',
    heading: 'ink',
    line: 'line',
    link: 'greenDeep',
    accent: 'green',
    focus: 'green',
    control: 'control',
    raised: 'paper',
    raisedText: 'ink',
    error: 'danger',
    action: 'green',
    onAction: 'card',
    actionHover: 'greenDeep',
  },
  strong: {
    background: 'forest',
    text: 'onForest',
    textMuted: 'mint',
    heading: 'onForest',
    line: 'forestLine',
    link: 'lime',
    accent: 'lime',
    focus: 'lime',
    control: 'controlOnForest',
    raised: 'forestDeep',
    raisedText: 'onForest',
    error: 'dangerOnDark',
    action: 'lime',
    onAction: 'forest',
    actionHover: 'onForestStrong',
  },
  accent: {
    background: 'lime',
    text: 'onLime',
    textMuted: 'onLimeMuted',
    heading: 'forest',
    line: 'limeLine',
    link: 'forest',
    accent: 'forest',
    focus: 'forest',
    control: 'limeControl',
    raised: 'card',
    raisedText: 'ink',
    error: 'dangerOnLime',
    action: 'forest',
    onAction: 'lime',
    actionHover: 'forestDeep',
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

/** Backgrounds are not printed: on paper, every surface is dark on white. */
export const surfaceOnPaper = {
  background: color.card,
  text: color.ink,
  textMuted: color.inkMuted,
  heading: color.ink,
  line: color.control,
  link: color.forest,
  accent: color.greenDeep,
  focus: color.greenDeep,
  control: color.control,
  raised: color.card,
  raisedText: color.ink,
  error: '#8C1D18',
  action: color.greenDeep,
  onAction: color.card,
  actionHover: color.greenDeep,
} satisfies Record<keyof typeof surfaces.page, string>;
