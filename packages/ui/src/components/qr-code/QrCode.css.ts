import { createVar } from '@vanilla-extract/css';
import { globalStyle, media, style, vars } from '../../styles/primitives';

export const sizeVar = createVar();

export const frame = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: sizeVar,
  height: sizeVar,
  maxWidth: '100%',
  // Scanners need a dark code on white.
  forcedColorAdjust: 'none',
  backgroundColor: vars.color.printedPage,
  color: vars.color.printedText,
  fontSize: vars.text.small,
  textAlign: 'center',
});

export const picture = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  imageRendering: 'pixelated',
  selectors: {
    '[data-state="loading"] > &': { color: 'transparent' },
    // Not `display: none`: browsers never fetch a lazy image without a box.
    '[data-state="late"] > &': { visibility: 'hidden' },
    '&[hidden]': { display: 'none' },
  },
});

export const drawing = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  fill: vars.color.printedText,
});

export const skeleton = style({
  gridArea: '1 / 1',
  position: 'relative',
  width: '100%',
  height: '100%',
  backgroundColor: vars.color.page,
  // On paper, it would look like a code that does not scan.
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${skeleton} > span`, {
  position: 'absolute',
  width: '24%',
  height: '24%',
  padding: '5px',
  border: `6px solid ${vars.color.line}`,
  backgroundColor: vars.color.line,
  backgroundClip: 'content-box',
  borderRadius: vars.radius.small,
});
globalStyle(`${skeleton} > span:nth-child(1)`, { top: '8%', left: '8%' });
globalStyle(`${skeleton} > span:nth-child(2)`, { top: '8%', right: '8%' });
globalStyle(`${skeleton} > span:nth-child(3)`, { bottom: '8%', left: '8%' });
