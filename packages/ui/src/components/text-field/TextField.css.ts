import { tabularFigures } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

export const inputFrame = recipe({
  base: {
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    border: `1.5px solid ${vars.surface.control}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.surface.raised,
    color: vars.surface.raisedText,
    transition: `border-color ${vars.duration.quick} ${vars.easing.out}`,
    selectors: {
      '&:hover': { borderColor: vars.surface.text },
      '&:focus-within': { borderColor: vars.surface.focus },
      '&:has(> :is(input, select, textarea):focus-visible)': {
        outline: `3px solid ${vars.surface.focus}`,
        outlineOffset: '1px',
      },
      '&[data-invalid]': { borderColor: vars.surface.error },
      '&[data-invalid]:has(> :is(input, select, textarea):focus-visible)': {
        outlineColor: vars.surface.error,
      },
      '&[data-disabled]': { borderColor: vars.surface.line, color: vars.surface.textMuted },
    },
  },
  variants: { size: { medium: { minHeight: 48 }, large: { minHeight: 56 } } },
});

export const affix = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  color: vars.surface.textMuted,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4] },
    '&:last-child': { paddingInlineEnd: vars.space[1] },
  },
});

export const input = recipe({
  base: {
    flex: '1 1 auto',
    width: '100%',
    minWidth: 0,
    border: 0,
    borderRadius: 'inherit',
    padding: `${vars.space[2]} ${vars.space[4]}`,
    backgroundColor: 'transparent',
    lineHeight: '1.3',
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.surface.textMuted, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed' },
      [`${affix} + &`]: { paddingInlineStart: vars.space[2] },
      // Browsers colour autofilled fields. Only an inset shadow can paint over that.
      '&:autofill': {
        WebkitTextFillColor: vars.surface.raisedText,
        boxShadow: `inset 0 0 0 100px ${vars.surface.raised}`,
        caretColor: vars.surface.raisedText,
      },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': { [media.forcedColors]: { outline: 'revert' } },
  },
  variants: {
    figures: {
      true: tabularFigures,
    },
  },
});
