import type { Page } from '@playwright/test';

declare global {
  interface Window {
    said: string[];
  }
}

/** Runs before the page's scripts, and records what live regions announce. */
export function listen(): void {
  const live = '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"]';
  const last = new WeakMap<Element, string>();
  window.said = [];
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region) regions.add(region);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of [node, ...node.querySelectorAll(live)])
            if (one.matches(live)) regions.add(one);
    }
    for (const region of regions) {
      const text = region.textContent?.trim() ?? '';
      if (text && last.get(region) !== text) window.said.push(text);
      last.set(region, text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

export const said = async (page: Page, pattern = /./): Promise<string[]> =>
  (await page.evaluate(() => window.said)).filter((one) => pattern.test(one));

export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void window.said.splice(0));
