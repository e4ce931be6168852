import { partners } from '@tuppence/content/partner/partners';
import { openPage, routeAt } from '@tuppence/site/route';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { App } from './App';
import { pagePaths, routes } from './routes';

async function headingOf(pathname: string, known?: Parameters<typeof openPage>[2]) {
  const { element } = await openPage(routes, pathname, known);
  const html = renderToStaticMarkup(
    <App>
      <StaticRouter location={pathname}>{element}</StaticRouter>
    </App>,
  );
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
}

test('an alias shows its canonical page', async () => {
  expect(pagePaths).toContain('/privacy-policy');
  expect(await headingOf('/privacy-policy')).toBe(await headingOf('/privacy'));
});

test('paths are case-sensitive, because the server redirects other spellings', () => {
  expect(routeAt(routes, '/about').path).toBe('/about');
  expect(routeAt(routes, '/About').path).toBe('/:slug');
  expect(routeAt(routes, '/Donation-API/charities').path).toBe('*');
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
