import { inlineRow } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

export const button = recipe({
  base: {
    position: 'relative',
    ...inlineRow(vars.space[2]),
    justifyContent: 'center',
    maxWidth: '100%',
    overflowWrap: 'break-word',
    border: '1.5px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.semibold,
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    // A transform in transition gets a layer of its own, which costs a slow phone 25 ms at each press.
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.duration.quick,
    transitionTimingFunction: vars.easing.out,
    selectors: {
      '&:active': { transform: 'translateY(1px)' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
    '@media': {
      [media.scriptless]: {
        selectors: {
          'button&[type="button"]:not([popovertarget], [commandfor])': { display: 'none' },
        },
      },
      // On paper, only links with a full address are useful.
      [media.print]: {
        display: 'none',
        selectors: {
          'a&[href^="http"]': { all: 'unset', color: vars.surface.link },
          'a&[href^="http"]::after': { content: '": " attr(href)' },
        },
      },
    },
  },
  variants: {
    tone: {
      primary: {
        color: vars.surface.onAction,
        backgroundColor: vars.surface.action,
        selectors: {
          '&:hover': { backgroundColor: vars.surface.actionHover },
          '&:disabled, &[aria-disabled="true"]': {
            color: vars.surface.textMuted,
            backgroundColor: vars.surface.line,
          },
        },
        '@media': {
          // With more contrast, the text would not show on the line colour.
          [media.moreContrast]: {
            selectors: {
              '&:disabled, &[aria-disabled="true"]': {
                color: vars.surface.text,
                backgroundColor: 'transparent',
                borderColor: vars.surface.control,
              },
            },
          },
        },
      },
      secondary: {
        color: vars.surface.text,
        borderColor: vars.surface.control,
        backgroundColor: 'transparent',
        selectors: {
          '&:hover': {
            borderColor: vars.surface.text,
            backgroundColor: vars.surface.raised,
            color: vars.surface.raisedText,
          },
          '&:disabled, &[aria-disabled="true"]': {
            color: vars.surface.textMuted,
            borderColor: vars.surface.line,
          },
        },
      },
      quiet: {
        color: vars.surface.link,
        backgroundColor: 'transparent',
        selectors: {
          '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
          '&:disabled, &[aria-disabled="true"]': { color: vars.surface.textMuted },
        },
      },
    },
    size: {
      small: {
        minHeight: 44,
        padding: `${vars.space[2]} ${vars.space[3]}`,
        fontSize: vars.text.small,
        '@media': { [media.tablet]: { fontSize: vars.text.body } },
      },
      medium: {
        minHeight: 44,
        padding: `${vars.space[2]} clamp(${vars.space[3]}, 4vw, ${vars.space[5]})`,
        fontSize: vars.text.body,
      },
      large: {
        minHeight: 56,
        padding: `${vars.space[3]} ${vars.space[8]}`,
        fontSize: vars.text.lead,
      },
    },
    stretched: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variants: { tone: 'quiet', size: 'medium' }, style: { paddingInline: vars.space[2] } },
    { variants: { tone: 'quiet', size: 'large' }, style: { paddingInline: vars.space[2] } },
  ],
});

export const spinner = style({
  width: '1.1em',
  height: '1.1em',
  flex: 'none',
  borderRadius: vars.radius.round,
  border: '2px dashed currentColor',
});
