import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

export interface Entry {
  id: string;
  title: string;
  type: string;
  importPath: string;
}

export const isOfComponent = ({ title, importPath }: Entry) =>
  importPath.endsWith('.stories.tsx') && !/^(Foundations|Pages)\//.test(title);

/** The pages of the documentation. Storybook's types hide where it keeps the index. */
export function usePages(): Entry[] {
  const { store } = useContext(DocsContext) as unknown as {
    store: { storyIndex: { entries: Record<string, Entry> } };
  };
  return Object.values(store.storyIndex.entries).filter(({ type }) => type === 'docs');
}

export const nameOf = ({ title }: Entry) => title.replace(/^.*\//, '');
