import { headingType, largeText, onBaseline, sideBySide } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const globe = style({
  position: 'absolute',
  // Hidden where there is no room beside the text.
  display: 'none',
  width: '62rem',
  maxWidth: 'none',
  aspectRatio: '1',
  insetInlineStart: 'max(56rem, calc(50% + 19rem))',
  bottom: '-14rem',
  color: vars.surface.line,
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: { display: 'block' },
    [media.forcedColors]: { display: 'none' },
  },
});

export const content = style({ position: 'relative' });

export const figure = style({
  ...onBaseline('0 0.2em'),
  ...largeText(vars.text.figure, '0.95'),
  color: vars.surface.accent,
});

export const unit = style({
  fontSize: vars.text.heading,
  letterSpacing: vars.tracking.heading,
  color: vars.surface.text,
});

export const claims = style({ display: 'grid', maxWidth: 'min(56rem, 50vw + 16rem)' });

export const claim = style({
  ...sideBySide('1fr 1fr', {
    gap: `${vars.space[1]} ${vars.space[6]}`,
    alignItems: 'baseline',
    from: media.tablet,
  }),
  paddingBlock: vars.space[4],
  borderBlockStart: `2px dashed ${vars.surface.line}`,
});

export const claimTitle = style({ ...headingType.title, textWrap: 'balance' });
