import { keyframes } from '@vanilla-extract/css';
import { inRow } from '../../styles/looks';
import { media, recipe, sizePx, style, vars } from '../../styles/primitives';
import { headerAnchor } from './anchor';

const onPaper = { [media.print]: { position: 'static' } } as const;

export const header = recipe({
  base: {
    anchorName: headerAnchor,
    position: 'sticky',
    top: 0,
    zIndex: vars.zIndex.header,
    borderBottom: '1px solid transparent',
    transition: `background-color ${vars.duration.quick} ${vars.easing.out}, border-color ${vars.duration.quick} ${vars.easing.out}`,
    '@media': { [media.lowOnComputer]: { position: 'static' }, ...onPaper },
  },
  variants: {
    scrolled: { true: { borderBottomColor: vars.surface.line } },
    overlaid: {
      // Not fixed until code runs: a header that stays transparent would cover the text below.
      withPage: { position: 'absolute', insetInline: 0, '@media': onPaper },
      withWindow: {
        position: 'fixed',
        insetInline: 0,
        '@media': { [media.lowOnComputer]: { position: 'absolute' }, ...onPaper },
      },
    },
    clear: { true: { backgroundColor: 'transparent' } },
  },
});

const advance = keyframes({ to: { width: '90%' } });

export const loadingLine = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.zIndex.menu,
  // A border stays visible in forced colours.
  borderBlockStart: `3px solid ${vars.color.accent}`,
  // Lime alone would be lost on a light page.
  boxShadow: `0 1px ${vars.color.strong}`,
  animation: `${advance} 10s ${vars.easing.out} 300ms forwards`,
});

export const bar = style({
  ...inRow('0'),
  justifyContent: 'space-between',
  // At 200% text size the header may wrap to two rows.
  flexWrap: 'wrap',
  minHeight: 72,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: sizePx.headerLogo,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  '@media': {
    [media.motionSafe]: { selectors: { '&:hover': { transform: 'scale(1.05)' } } },
  },
});

export const actions = style({
  ...inRow(vars.space[2]),
  justifyContent: 'flex-end',
  // With wide letter spacing the button's text wraps before the header does.
  flex: '1 1 min-content',
  maxWidth: 'max-content',
  '@media': { [media.print]: { display: 'none' } },
});

export const links = style({
  display: 'none',
  gap: vars.space[2],
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const menu = style({
  // Aligns the icon, not its touch target, with the content.
  marginInlineEnd: '-0.625rem',
  '@media': { [media.tablet]: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: vars.space[3],
  color: vars.surface.text,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current="page"]': { color: vars.surface.accent, fontWeight: vars.weight.bold },
  },
});

export const label = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  borderBlock: '2px solid transparent',
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    [`${link}[aria-current="page"] &`]: { borderBottomColor: vars.surface.accent },
  },
  '@media': {
    [media.motionSafe]: {
      selectors: { [`${link}:hover &`]: { transform: `translateY(-${sizePx.headerLinkLift}px)` } },
    },
  },
});

export const account = style([
  link,
  { display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } },
]);
