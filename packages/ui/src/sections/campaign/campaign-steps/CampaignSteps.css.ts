import { inColumns, largeText, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const step = style(
  sideBySide('7fr 5fr', {
    gap: vars.space[8],
    wideGap: vars.space[16],
    alignItems: 'center',
    from: media.tablet,
  }),
);

export const words = style(inColumns('auto 1fr', vars.space[6]));

export const number = style({
  ...largeText(vars.text.figure, '0.8'),
  // The digit 1 is narrower than the others.
  minWidth: '0.65em',
  color: vars.surface.accent,
});

export const pictureFrame = style({ width: 'min(100%, 20rem)', justifySelf: 'center' });
