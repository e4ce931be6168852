import { color, font } from '@tuppence/ui/tokens';
import { create } from 'storybook/theming';

/** Documentation is set in the brand's letters, like what it is about. */
export const docsTheme = create({
  base: 'light',
  fontBase: font.text,
  fontCode: font.figures,
  colorPrimary: color.green,
  colorSecondary: color.greenDeep,
  textColor: color.ink,
  appBorderColor: color.line,
  appBorderRadius: 8,
});
