import { inColumns, middle, mutedSmall } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

export const anchor = style({ position: 'relative', minWidth: 0 });

export const toggle = style({
  ...middle,
  flex: 'none',
  width: 44,
  borderRadius: vars.radius.control,
  color: vars.surface.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.surface.raisedText } },
});

export const popover = style({
  position: 'absolute',
  zIndex: vars.zIndex.menu,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  overflow: 'hidden',
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
});

export const list = style({
  maxHeight: '17rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  outline: 'none',
  selectors: { '&:empty': { display: 'none' } },
});

export const option = recipe({
  base: {
    ...inColumns('1fr auto', vars.space[3]),
    alignItems: 'center',
    minHeight: 48,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.small,
    lineHeight: '1.3',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: vars.color.quiet } },
  },
  variants: {
    focused: {
      true: {
        backgroundColor: vars.color.accentSoft,
        outline: `2px solid ${vars.color.actionDeep}`,
        outlineOffset: '-2px',
        '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
      },
    },
    chosen: { true: { fontWeight: vars.weight.semibold } },
  },
});

export const words = style({ display: 'grid' });

export const cause = style({
  ...mutedSmall,
  fontWeight: vars.weight.regular,
});

export const tick = style({ color: vars.color.actionDeep });

export const nothing = style({
  padding: vars.space[4],
  ...mutedSmall,
  selectors: { '&:empty': { display: 'none' } },
});
