/** Firefox and WebKit as Debian ships them, each behind the same few acts of a visitor. */
import { existsSync } from 'node:fs';
import { openFirefox } from './marionette.ts';
import { openWebKit } from './web-driver.ts';

/** A window of an engine. Selectors are CSS; scripts are the source of a function without parameters. */
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

/** Actions of W3C WebDriver that press keys. */
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
  /** Debian's package, to be named where it is missing. */
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
