import { displayText, oneColumn, spread } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const list = style({
  ...oneColumn(vars.space[4]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: `4px solid ${vars.surface.heading}`,
});

export const lines = style({ borderBlockEnd: `1px solid ${vars.surface.line}` });

export const line = style({
  ...spread(vars.space[4]),
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.surface.line}`,
});

export const promise = style({
  ...displayText(vars.text.title),
  lineHeight: vars.lineHeight.title,
  color: vars.surface.heading,
});
