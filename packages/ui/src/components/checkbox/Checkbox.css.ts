import { inColumns, mutedSmall } from '../../styles/looks';
import { media, style, vars } from '../../styles/primitives';

const tick =
  'polygon(13.8% 50.5%, 6.2% 58.6%, 38.4% 88.8%, 95% 25.4%, 86.8% 18%, 37.6% 73%)' as const;

export const row = style({
  ...inColumns('auto 1fr'),
  alignItems: 'start',
});

export const box = style({
  position: 'relative',
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 24,
  height: 24,
  marginBlock: 10,
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.surface.raised,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.quick,
  selectors: {
    '&:hover': { borderColor: vars.surface.text },
    '&:checked': { borderColor: vars.surface.accent, backgroundColor: vars.surface.accent },
    '&[aria-invalid="true"]': { borderColor: vars.surface.error },
    '&:disabled': { cursor: 'not-allowed', borderColor: vars.surface.line },
    '&:checked:disabled': {
      borderColor: vars.surface.textMuted,
      backgroundColor: vars.surface.textMuted,
    },
    // The touch target is 44 px: 21 px inside the border, and 11.5 px on each side.
    '&::before': { content: '""', position: 'absolute', inset: '-11.5px' },
    '&::after': {
      content: '""',
      width: 14,
      height: 14,
      clipPath: tick,
      backgroundColor: vars.surface.background,
      transform: 'scale(0)',
    },
    '&:checked::after': { transform: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: { '&::after': { display: 'none' } },
    },
  },
});

export const checkboxLabel = style({
  minHeight: 44,
  paddingBlock: 10,
  paddingInlineStart: vars.space[3],
  color: vars.surface.text,
  lineHeight: '1.45',
  cursor: 'pointer',
});

export const checkboxDescription = style({
  paddingInlineStart: `calc(24px + ${vars.space[3]})`,
  ...mutedSmall,
});
