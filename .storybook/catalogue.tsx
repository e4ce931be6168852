import { useEffect, useState } from 'react';
import otherWords from '../stories/Catalogue.mdx?raw';
import { type Entry, isOfComponent, nameOf, usePages } from './story-index';

const sources = import.meta.glob<string>('../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** `staticDirs` serves the approved pictures. */
const pictureOf = ({ id }: Entry) =>
  `baselines/stories/${id.replace(/--docs$/, '--basic')}.390.webp`;

/** The headings below which the catalogue links a page. */
const wordsFor = (id: string) =>
  otherWords
    .split(/^## /m)
    .filter((part) => part.includes(`${id})`))
    .map((part) => part.split('\n')[0]);

/** What a component's guidance says that it is for. */
const useOf = (source: string) => /\buse:\s*(['"`])(.*?)\1,/s.exec(source)?.[2] ?? '';

/** A picture of each component, and a field that finds them by what they are for. */
export function Catalogue() {
  const pages = usePages();
  const [uses, setUses] = useState<Record<string, string>>({});
  const [need, setNeed] = useState('');
  useEffect(() => {
    Promise.all(
      pages.map(async ({ id, importPath }) => {
        const source = await sources[importPath.replace('./', '../')]?.();
        return [id, useOf(source ?? '')] as const;
      }),
    ).then((found) => setUses(Object.fromEntries(found)));
  }, [pages]);
  useEffect(() => {
    // Storybook has scrolled to the heading of the address before the list above it grew.
    const { hash } = window.parent.location;
    if (Object.keys(uses).length > 0)
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [uses]);
  const wanted = need.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  const found = pages
    .filter((page) => isOfComponent(page) || (wanted.length > 0 && wordsFor(page.id).length > 0))
    .map((page) => {
      const text = [page.title, uses[page.id], ...wordsFor(page.id)].join(' ').toLowerCase();
      return { page, hits: wanted.filter((word) => text.includes(word)).length };
    })
    .filter(({ hits }) => wanted.length === 0 || hits > 0)
    .sort((a, b) => b.hits - a.hits);
  return (
    <div className="catalogue sb-unstyled">
      <label>
        What do you need?
        <input type="search" value={need} onChange={({ target }) => setNeed(target.value)} />
      </label>
      <p role="status">{`${found.length} found`}</p>
      <ul>
        {found.map(({ page }) => (
          <li key={page.id}>
            <a href={`?path=/docs/${page.id}`} target="_top">
              {nameOf(page)}
            </a>
            <p>{uses[page.id]}</p>
            <img
              src={pictureOf(page)}
              alt=""
              loading="lazy"
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
