import { renderToStaticMarkup } from 'react-dom/server';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { BrowserRouter } from './BrowserRouter';

afterEach(() => vi.unstubAllGlobals());

function Address() {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}

function firstAddress(prerendered: boolean): string {
  const window = {
    location: { pathname: '/auth', search: '?step=forgotten', hash: '#top' },
    history: { state: null, replaceState: () => undefined },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { defaultView: window });
  const page = { element: null, handle: {} };
  return renderToStaticMarkup(
    <BrowserRouter first={page} prerendered={prerendered}>
      {() => <Address />}
    </BrowserRouter>,
  );
}

test('the first render of a prerendered page sees the address without query and hash', () => {
  expect(firstAddress(true)).toBe('/auth');
});

test('the first render of a page that was not prerendered sees the whole address', () => {
  expect(firstAddress(false)).toBe('/auth?step=forgotten#top');
});
