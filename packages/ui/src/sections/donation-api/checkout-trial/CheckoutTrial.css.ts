import { oneColumn, sideBySide } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const offered = style(
  sideBySide('1fr auto', { gap: vars.space[6], wideGap: vars.space[12], alignItems: 'end' }),
);

export const opened = style(oneColumn(vars.space[8]));

export const live = style({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[8] } } });
