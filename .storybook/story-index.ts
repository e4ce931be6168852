import { useEffect, useState } from 'react';

export interface Entry {
  id: string;
  title: string;
  type: string;
  tags: string[];
  importPath: string;
}

export const isOfComponent = ({ title, importPath }: Entry) =>
  importPath.endsWith('.stories.tsx') && !/^(Foundations|Pages)\//.test(title);

/** The pages of the documentation, as the sidebar lists them. */
export function usePages(): Entry[] {
  const [pages, setPages] = useState<Entry[]>([]);
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, Entry> }) =>
        setPages(Object.values(index.entries).filter(({ type }) => type === 'docs')),
      );
  }, []);
  return pages;
}

export const nameOf = ({ title }: Entry) => title.replace(/^.*\//, '');
