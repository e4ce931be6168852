import { create } from 'storybook/theming';
// By path, because the package's styles need a plug-in that Storybook's frame lacks.
import { markSvg } from '../packages/ui/src/brand/mark/mark-svg';
import { color } from '../packages/ui/src/tokens/color';

export const theme = create({
  base: 'light',
  brandTitle: `<span style="display:flex;align-items:center;gap:8px;font-size:16px">${markSvg({ size: 32 })}Tuppence</span>`,
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  fontBase: 'Figtree, system-ui, sans-serif',
  fontCode: '"Spline Sans Mono", ui-monospace, monospace',
  appBg: color.page,
  appContentBg: color.raised,
  appPreviewBg: color.raised,
  appBorderColor: color.line,
  appBorderRadius: 8,
  barBg: color.raised,
  barTextColor: color.textMuted,
  barHoverColor: color.actionDeep,
  barSelectedColor: color.actionDeep,
  colorPrimary: color.action,
  colorSecondary: color.actionDeep,
  textColor: color.text,
  textMutedColor: color.textMuted,
  inputBorder: color.control,
  inputTextColor: color.text,
  inputBorderRadius: 8,
});
