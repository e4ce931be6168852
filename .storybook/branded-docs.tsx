import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type createTheme, dark, harbour } from '@tuppence/ui/theme';
import { type PropsWithChildren, useEffect } from 'react';
import { create } from 'storybook/theming';
import { applySheet } from './sheets';
import { theme } from './theme';

/** Which of Storybook's settings have a colour of the brand. */
const settings = {
  page: 'appBg appContentBg appPreviewBg barBg inputBg buttonBg booleanBg booleanSelectedBg',
  text: 'textColor textMutedColor inputTextColor barTextColor',
  action: 'colorSecondary barSelectedColor',
};

function docsTheme(base: 'light' | 'dark', { color }: Parameters<typeof createTheme>[0]) {
  const colours = Object.entries(settings).flatMap(([role, names]) =>
    names.split(' ').map((name) => [name, { ...color }[role as keyof typeof settings]]),
  );
  return create({ ...theme, base, ...Object.fromEntries(colours) });
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
