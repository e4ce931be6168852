/** A visit with an engine: the built site, and a window that waits for what it expects. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Site, startSite } from '../browser/site.ts';
import { type Engine, type EnginePage, engines } from './engines.ts';

interface Visit {
  name: string;
  page(): EnginePage;
  site(): Site;
  /** Waits until the script returns something truthy. */
  until(script: string): Promise<void>;
  /** Opens a page and waits until it answers. */
  open(path: string): Promise<void>;
}

/** Declares the tests of a visit for every engine. They are skipped for an engine that is not installed. */
export function describeEngines(tests: (visit: Visit) => void): void {
  for (const engine of engines) describeEngine(engine, tests);
}

function describeEngine(
  { name, debian, installed, launch }: Engine,
  tests: (visit: Visit) => void,
) {
  const title = installed ? name : `${name} (not run: ${debian} is not installed)`;
  describe.skipIf(!installed)(title, () => {
    let site: Site;
    let page: EnginePage;
    beforeAll(async () => {
      [site, page] = await Promise.all([startSite(), launch()]);
    });
    afterAll(() => Promise.all([page?.close(), site?.stop()]));
    async function until(script: string) {
      for (let round = 0; round < 200; round++) {
        if (await page.evaluate(script).catch(() => false)) return;
        await wait(100);
      }
      throw new Error(`This never became true: ${script}`);
    }
    tests({
      name,
      page: () => page,
      site: () => site,
      until,
      open: async (path) => {
        await page.open(`${site.url}${path}`);
        await until(
          `() => !document.querySelector('[data-loading="true"]') && window.early === undefined`,
        );
      },
    });
  });
}
