/** Debian's Firefox and WebKit, with the same small set of actions. */
import { existsSync } from 'node:fs';
import { openFirefox } from './marionette.ts';
import { openWebKit } from './web-driver.ts';

/**
 * A window of a browser engine. Selectors are CSS; scripts are the source of a function without
 * parameters.
 */
export interface EnginePage {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  evaluate(script: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses keys one after another, wherever the focus is. */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
}

/** W3C WebDriver actions that press keys. */
export const keyActions = (keys: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

export interface Engine {
  name: string;
  /** The Debian package. If it is missing, the title of the skipped test names it. */
  debian: string;
  installed: boolean;
  launch: () => Promise<EnginePage>;
}

const firefoxPath = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';

export const engines: readonly Engine[] = [
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
