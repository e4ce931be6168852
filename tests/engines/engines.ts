/** Debian's Firefox and WebKit, with the same small set of actions, on the built site. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { type Site, startSite } from '../browser/site.ts';
import { openFirefox } from './marionette.ts';
import { openWebKit } from './web-driver.ts';

/** A browser that takes the commands of W3C WebDriver, named by the end of their address. */
export interface Driver {
  send(command: string, parameters: object, element?: string): Promise<unknown>;
  close(): Promise<void>;
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A window. Selectors are CSS; scripts are the source of a function without parameters. */
function pageOf({ send, close }: Driver) {
  const element = async (value: string) => {
    const found = await send('element', { using: 'css selector', value });
    return (found as Record<string, string>)[elementKey];
  };
  return {
    open: (url: string) => send('url', { url }),
    resize: (width: number, height: number) => send('window/rect', { width, height }),
    evaluate: (script: string) =>
      send('execute/sync', { script: `return (${script})()`, args: [] }),
    click: async (selector: string) => send('click', {}, await element(selector)),
    type: async (selector: string, text: string) =>
      send('value', { text }, await element(selector)),
    /** Presses keys one after another, wherever the focus is. */
    press: (keys: string) => {
      const actions = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close,
  };
}

type EnginePage = ReturnType<typeof pageOf>;

const firefoxPath = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';

/** `debian` is the package. If it is missing, the title of the skipped tests names it. */
const engines = [
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    installed: existsSync(firefoxPath),
    launch: () => openFirefox(firefoxPath),
  },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver',
    installed: existsSync(webKitDriver) && existsSync('/usr/bin/xvfb-run'),
    launch: () => openWebKit(webKitDriver),
  },
];

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
  for (const { name, debian, installed, launch } of engines) {
    const title = installed ? name : `${name} (not run: ${debian} is not installed)`;
    describe.skipIf(!installed)(title, () => {
      let site: Site;
      let page: EnginePage;
      beforeAll(async () => {
        const [started, driver] = await Promise.all([startSite(), launch()]);
        site = started;
        page = pageOf(driver);
      });
      afterAll(() => Promise.all([page?.close(), site?.stop()]));
      const until = (script: string) =>
        vi.waitFor(
          async () => {
            if (!(await page.evaluate(script)))
              throw new Error(`This never became true: ${script}`);
          },
          { timeout: 20_000, interval: 100 },
        );
      const open = async (path: string) => {
        await page.open(`${site.url}${path}`);
        await until(
          `() => !document.querySelector('[data-loading="true"]') && window.early === undefined`,
        );
      };
      tests({ name, page: () => page, site: () => site, until, open });
    });
  }
}
