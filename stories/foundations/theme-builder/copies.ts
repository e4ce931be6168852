import { createTheme, type ThemeValues } from '@tuppence/ui/theme';
import * as tokens from '@tuppence/ui/tokens';
import { paletteOf } from '../../../packages/ui/src/theme/palette';
import { designTokens } from '../../../packages/ui/tooling/design-tokens';
import { type Draft, themeValues } from './draft';

const darkSelector = ':root[data-scheme="dark"]';

const code = (values: ThemeValues) =>
  JSON.stringify(values, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'");

export const asCode = (draft: Draft) => `import { createTheme } from '@tuppence/ui/theme';

const light = createTheme(${code(themeValues(draft, 'light'))});
const dark = createTheme(${code(themeValues(draft, 'dark'))});

export const sheet = light.css() + dark.css('${darkSelector}');
`;

export const asCss = (draft: Draft) =>
  createTheme(themeValues(draft, 'light')).css() +
  createTheme(themeValues(draft, 'dark')).css(darkSelector);

const changed = <Scale extends object>(scale: Scale, own?: object) =>
  ({ ...scale, ...own }) as Scale;

/** All tokens, with the light colours. The dark ones are a group of their own. */
export function asTokens(draft: Draft) {
  const light = themeValues(draft, 'light');
  const all = designTokens({
    ...tokens,
    color: paletteOf(light.color, 'light'),
    radius: changed(tokens.radius, light.radius),
    font: changed(tokens.font, light.font),
    shadow: changed(tokens.shadow, light.shadow),
  });
  const dark = { ...tokens, color: paletteOf(themeValues(draft, 'dark').color, 'dark') };
  return JSON.stringify({ ...all, dark: { color: designTokens(dark).color } }, null, 2);
}
