import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { media } from './media';
import { vars } from './vars.css';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', {
  fontFamily: vars.font.text,
  lineHeight: vars.lineHeight.body,
  color: vars.surface.text,
  backgroundColor: vars.surface.background,
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '5.5rem',
  // Short pages have a scrollbar too: `scrollbar-gutter` would leave an empty strip in its place.
  overflow: 'hidden scroll',
  '@media': { [media.lowOnComputer]: { scrollPaddingTop: vars.space[4] } },
});
reset('body', {
  fontSize: vars.text.body,
  minHeight: '100svh',
  overflowX: 'clip',
  // In every column, a word that is longer than the screen breaks.
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer' });
reset('a', { color: 'inherit' });
reset('fieldset', { border: 0, minWidth: 0 });
// Unlike `anywhere`, this does not let a column shrink below its longest word.
reset(':is(a, button) > span', { minWidth: 0 });
reset('table', { borderCollapse: 'collapse', overflowWrap: 'break-word' });
reset('[tabindex="-1"]:focus', { outline: 'none' });
reset(':focus-visible', {
  outline: `3px solid ${vars.surface.focus}`,
  outlineOffset: '3px',
});
reset('[aria-invalid="true"]:focus-visible', { outlineColor: vars.surface.error });
reset('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

const printed = (selector: string, rule: GlobalStyleRule) =>
  reset(selector, { '@media': { [media.print]: rule } });

// Nearly 10 pt. Pictures shrink too, so that no page ends on a sheet with a few lines.
printed('main', { zoom: 0.82 });
printed('h1, h2, h3, h4, dt, summary, caption', { breakAfter: 'avoid', breakInside: 'avoid' });
// Keeps a heading with what is below it.
printed(':has(> h2) + *', { breakBefore: 'avoid' });
printed('p, figure, img, svg, tr, li, details', { breakInside: 'avoid' });
// Disclosures cannot be opened on paper.
printed('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
