import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { App } from './App';
import { partners } from './content/partners';
import { loadPage, loadPageOrError, pageAt, pagePaths } from './routes';

async function headingOf(pathname: string, known?: Parameters<typeof loadPage>[1]) {
  const { element } = await loadPage(pathname, known);
  const html = renderToStaticMarkup(
    <App>
      <StaticRouter location={pathname}>{element}</StaticRouter>
    </App>,
  );
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
}

test('an alias shows its canonical page', () => {
  expect(pagePaths).toContain('/privacy-policy');
  expect(pageAt('/privacy-policy').lazy).toBe(pageAt('/privacy').lazy);
});

test('paths are case-sensitive, because the server redirects other spellings', () => {
  expect(pageAt('/about').path).toBe('/about');
  expect(pageAt('/About').path).toBe('/:slug');
  expect(pageAt('/Donation-API/charities').path).toBe('*');
});

test('a missing partner and an unknown address show the not-found page', async () => {
  const notFound = await headingOf('/no/such/page');
  expect(notFound).toContain('404');
  expect(await headingOf('/no-such-partner')).toBe(notFound);
  expect(await headingOf(`/${partners[0]?.slug}`)).not.toBe(notFound);
});

test('a document marked as not found shows the not-found page at any address', async () => {
  expect(await headingOf('/about', { notFound: true })).toContain('404');
});

test('a page that cannot be loaded shows an error', async () => {
  const page = pageAt('/terms');
  const { lazy } = page;
  page.lazy = () => Promise.reject(new TypeError('no connection'));
  const { element } = await loadPageOrError('/terms');
  page.lazy = lazy;
  const html = renderToStaticMarkup(<StaticRouter location="/terms">{element}</StaticRouter>);
  expect(html).toContain('This page did not load');
});
