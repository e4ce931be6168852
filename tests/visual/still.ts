/** Brings a page to rest, so that two pictures of it are equal. */
import type { BrowserContextOptions, Page } from 'playwright';
import { today, viewports, type Width } from './pictures.ts';

export const contextOptions = (width: Width): BrowserContextOptions => ({
  viewport: viewports[width],
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
});

/** To be called before the first navigation. */
export async function prepare(page: Page): Promise<void> {
  page.setDefaultNavigationTimeout(60_000);
  await page.clock.setFixedTime(today);
  // No picture may depend on the network, and none may wait for it.
  await page.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
}

export async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(rest);
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    timeout: 15_000,
  });
}

/** Runs in the page: fonts loaded, lazy pictures fetched by scrolling past them, films at their start. */
async function rest(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const atMost = (delayMs: number, promise: Promise<unknown>) =>
    Promise.race([promise, new Promise((resolve) => setTimeout(resolve, delayMs))]);

  await document.fonts.ready;
  const top = window.scrollY;
  const height = document.documentElement.scrollHeight;
  if (height > window.innerHeight) {
    for (let y = 0; y < height; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top, behavior: 'instant' });
  }
  await atMost(
    4000,
    Promise.all(
      [...document.images]
        .filter((image) => image.currentSrc || image.src)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
  // Drawings from other files are painted when those are here; nothing tells of it.
  const drawings = [...document.querySelectorAll('use')].map((use) => use.href.baseVal);
  await atMost(
    4000,
    Promise.all(
      [...new Set(drawings.map((url) => url.split('#')[0] ?? ''))]
        .filter(Boolean)
        .map((url) => fetch(url)),
    ),
  );
  for (const film of document.querySelectorAll('video')) {
    film.pause();
    film.removeAttribute('autoplay');
    // The browser's own controls turn a ring.
    film.removeAttribute('controls');
    if (film.currentTime > 0) {
      const sought = new Promise((resolve) => film.addEventListener('seeked', resolve));
      film.currentTime = 0;
      await atMost(1000, sought);
    }
  }
  await document.fonts.ready;
  await frame();
  await frame();
}
