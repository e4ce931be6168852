import { recipe, vars } from '../../styles/primitives';

export const separator = recipe({
  base: { flex: 'none', border: 0, borderColor: vars.surface.line },
  variants: {
    orientation: {
      horizontal: { width: '100%', borderBlockStartWidth: '1.5px' },
      vertical: { alignSelf: 'stretch', minHeight: '1em', borderInlineStartWidth: '1.5px' },
    },
    line: { solid: { borderStyle: 'solid' }, dashed: { borderStyle: 'dashed' } },
  },
});
