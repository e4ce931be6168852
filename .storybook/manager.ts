import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
// Imported by path, because esbuild bundles this file without the plug-in for the library's styles.
import { markSvg } from '../packages/ui/src/brand/mark/mark-svg';
import { color } from '../packages/ui/src/tokens/color';

const fontBase = 'Figtree, system-ui, -apple-system, "Segoe UI", Arial, sans-serif';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `<span style="display:flex;align-items:center;gap:8px;font-size:16px">${markSvg({ size: 32 })}Tuppence</span>`,
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase,
    appBg: color.paper,
    appContentBg: color.card,
    appPreviewBg: color.card,
    appBorderColor: color.line,
    appBorderRadius: 8,
    barBg: color.card,
    barTextColor: color.inkMuted,
    barHoverColor: color.greenDeep,
    barSelectedColor: color.greenDeep,
    colorPrimary: color.green,
    colorSecondary: color.greenDeep,
    textColor: color.ink,
    textMutedColor: color.inkMuted,
    inputBorder: color.control,
    inputTextColor: color.ink,
    inputBorderRadius: 8,
  }),
  sidebar: { showRoots: true },
});
