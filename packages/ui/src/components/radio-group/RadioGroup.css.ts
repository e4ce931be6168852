import { recipe, vars } from '../../styles/primitives';

export const groupLabel = recipe({
  base: { color: vars.surface.text, fontWeight: vars.weight.semibold },
  variants: {
    look: {
      cards: { paddingBottom: vars.space[2], lineHeight: vars.lineHeight.title },
      segments: { paddingBottom: vars.space[2], lineHeight: vars.lineHeight.title },
      keys: { paddingBottom: vars.space[3] },
    },
  },
});

export const list = recipe({
  base: { display: 'grid' },
  variants: {
    look: {
      cards: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
      segments: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        border: `1.5px solid ${vars.surface.control}`,
        borderRadius: vars.radius.control,
        backgroundColor: vars.surface.raised,
      },
      keys: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.space[3],
        // Two options are stacked if they do not fit side by side.
        selectors: {
          '&:not(:has(> :nth-child(3)))': {
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
          },
          // Four or more are four in a row if the group is at least 25rem wide, otherwise two.
          '&:has(> :nth-child(4))': {
            gridTemplateColumns: `repeat(auto-fit, minmax(clamp(25% - ${vars.space[3]}, (25rem - 100%) * 999, 50% - ${vars.space[3]}), 1fr))`,
          },
        },
      },
    },
  },
});
