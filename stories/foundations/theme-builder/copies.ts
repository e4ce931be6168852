import { createTheme, type ThemeValues } from '@tuppence/ui/theme';
import * as tokens from '@tuppence/ui/tokens';
import { paletteOf, type Scheme } from '../../../packages/ui/src/theme/palette';
import { designTokens } from '../../../packages/ui/tooling/design-tokens';
import { coloursOf, type Draft, themeValues } from './draft';

const darkSelector = ':root[data-scheme="dark"]';

const code = (values: ThemeValues) =>
  JSON.stringify(values, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, (all, text) => (/['\\]/.test(text) ? all : `'${text}'`));

export const asCode = (draft: Draft) => `import { createTheme } from '@tuppence/ui/theme';

const light = createTheme(${code(themeValues(draft, 'light'))});
const dark = createTheme(${code(themeValues(draft, 'dark'))});

export const sheet = light.css() + dark.css('${darkSelector}');
`;

export const asCss = (draft: Draft) =>
  createTheme(themeValues(draft, 'light')).css() +
  createTheme(themeValues(draft, 'dark')).css(darkSelector);

/** All tokens, with the light colours. The dark ones are a group of their own. */
export function asTokens(draft: Draft) {
  const { radius, font, shadow } = themeValues(draft, 'light');
  const tokensOf = (scheme: Scheme) =>
    designTokens({
      ...tokens,
      color: paletteOf(coloursOf(draft, scheme).color, scheme),
      radius: { ...tokens.radius, ...radius },
      font: { ...tokens.font, ...font },
      shadow: { ...tokens.shadow, ...shadow },
    } as typeof tokens);
  const all = { ...tokensOf('light'), dark: { color: tokensOf('dark').color } };
  return JSON.stringify(all, null, 2);
}
