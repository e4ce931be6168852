import { inlineRow, mutedSmall, style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const menu = style({ position: 'relative' });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const item = style({
  position: 'relative',
  // On a phone, the panel opens below the whole menu.
  '@media': { [media.mobile]: { position: 'static' } },
});

export const entry = style({
  ...inlineRow(vars.space[1]),
  minHeight: 44,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  color: vars.surface.text,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[data-state="open"]': { color: vars.surface.link },
    '&[data-active]': {
      color: vars.surface.link,
      textDecoration: 'underline',
      textDecorationThickness: '0.12em',
      textUnderlineOffset: '0.4em',
    },
  },
});

export const chevron = style({
  display: 'inline-flex',
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  position: 'absolute',
  zIndex: vars.zIndex.menu,
  insetInlineStart: 0,
  top: '100%',
  width: 'min(340px, calc(100vw - 48px))',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  border: `1.5px solid ${vars.surface.line}`,
  boxShadow: vars.shadow.floating,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const panelEntry = style({
  display: 'grid',
  gap: vars.space[1],
  minHeight: 44,
  alignContent: 'center',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.surface.text,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.3',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.surface.raised },
    '&[data-active]': { color: vars.surface.link },
  },
});

export const panelHint = style({
  ...mutedSmall,
  fontWeight: vars.weight.regular,
});
