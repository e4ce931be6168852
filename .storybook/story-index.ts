import { useEffect, useState } from 'react';

export interface Entry {
  id: string;
  title: string;
  type: string;
  tags: string[];
  importPath: string;
}

/** The pages of the components, as the sidebar lists them. */
export function useComponentPages(): Entry[] {
  const [pages, setPages] = useState<Entry[]>([]);
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, Entry> }) =>
        setPages(
          Object.values(index.entries).filter(
            ({ type, title, importPath }) =>
              type === 'docs' &&
              importPath.endsWith('.stories.tsx') &&
              !/^(Foundations|Pages)\//.test(title),
          ),
        ),
      );
  }, []);
  return pages;
}

export const nameOf = ({ title }: Entry) => title.replace(/^.*\//, '');
