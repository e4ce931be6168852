import { color, font } from '@tuppence/ui/tokens';
import { create } from 'storybook/theming';

/** The documentation uses the brand’s fonts, like the components. */
export const docsTheme = create({
  base: 'light',
  fontBase: font.text,
  fontCode: font.figures,
  colorPrimary: color.action,
  colorSecondary: color.actionDeep,
  textColor: color.text,
  appBorderColor: color.line,
  appBorderRadius: 8,
});
