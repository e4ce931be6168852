import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type createTheme, dark, harbour } from '@tuppence/ui/theme';
import { type PropsWithChildren, useEffect } from 'react';
import { create } from 'storybook/theming';
import { applySheet } from './sheets';
import { theme } from './theme';

type Palette = Parameters<typeof createTheme>[0];

function docsTheme(base: 'light' | 'dark', { color }: Palette) {
  const { page = '', text = '', action = '' }: Partial<typeof color> = color ?? {};
  return create({
    ...theme,
    base,
    appBg: page,
    appContentBg: page,
    appPreviewBg: page,
    barBg: page,
    inputBg: page,
    buttonBg: page,
    booleanBg: page,
    booleanSelectedBg: page,
    textColor: text,
    textMutedColor: text,
    inputTextColor: text,
    barTextColor: text,
    colorSecondary: action,
    barSelectedColor: action,
  });
}

const themes: Record<string, ReturnType<typeof create>> = {
  harbour: docsTheme('light', harbour),
  dark: docsTheme('dark', dark),
};

/** Storybook mounts a page anew when a global changes. Its types hide where it keeps them. */
interface Store {
  store: { userGlobals: { get(): Record<string, string> } };
}

/** The page of the documentation, in the colours of the chosen brand. */
export function BrandedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { brand = '' } = (props.context as unknown as Store).store.userGlobals.get();
  useEffect(() => applySheet(brand), [brand]);
  return <DocsContainer {...props} theme={themes[brand] ?? theme} />;
}
