import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import otherWords from '../stories/Catalogue.mdx?raw';
import { type Entry, isOfComponent, nameOf, usePages } from './story-index';

const files = import.meta.glob<{ default: Meta }>('../stories/**/*.stories.tsx', { eager: true });

const parametersOf = ({ importPath }: Entry) =>
  files[importPath.replace('./', '../')]?.default.parameters ?? {};

/** What a component's guidance says that it is for. */
const useOf = (page: Entry) => parametersOf(page).guidance?.use ?? '';

/** The headings below which the catalogue links a page. */
const wordsFor = ({ id }: Entry) =>
  otherWords
    .split(/^## /m)
    .filter((part) => part.includes(`${id})`))
    .map((part) => part.split('\n')[0]);

/** A picture of each component, and a field that finds them by what they are for. */
export function Catalogue() {
  const pages = usePages();
  const [need, setNeed] = useState('');
  const wanted = need.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  const found = pages
    .map((page) => {
      const text = [page.title, useOf(page), ...wordsFor(page)].join(' ').toLowerCase();
      return { page, hits: wanted.filter((word) => text.includes(word)).length };
    })
    .filter(({ page, hits }) => (wanted.length > 0 ? hits > 0 : isOfComponent(page)))
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
            <p>{useOf(page)}</p>
            {isOfComponent(page) ? <OnAPhone page={page} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OnAPhone({ page }: { page: Entry }) {
  const { skip } = parametersOf(page).visual ?? {};
  const picture = `baselines/stories/${page.id.replace(/--docs$/, '--basic')}.390.webp`;
  return <figure>{skip ?? <img src={picture} alt="" loading="lazy" />}</figure>;
}
