import { oneColumn, sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

/** On a desktop the button is beside the words, so that the closed trial is not tall. */
export const offered = style(
  sideBySide('1fr auto', { gap: vars.space[6], wideGap: vars.space[12], alignItems: 'end' }),
);

export const opened = style(oneColumn(vars.space[8]));

/** Takes no space before its first message. */
export const live = style({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[8] } } });
