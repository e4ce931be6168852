/** What a screen reader would say, from the accessibility tree, the focus and the live regions. */
import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Heard {
  kind: 'focus' | 'said' | 'title';
  text: string;
  element?: Element;
  assertive?: boolean;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

interface Value {
  value?: unknown;
}
interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
}

/** Runs before the page's scripts. Records focus, titles and what live regions announce. */
export function record(): void {
  const live =
    '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"], [role="log"], output:not([aria-live="off"])';
  const isAssertive = (region: Element) =>
    region.matches('[aria-live="assertive"], [role="alert"]:not([aria-live="polite"])');
  window.heard = [];
  let title = document.title;
  document.addEventListener('focusin', ({ target }) => {
    // A window that gets the focus back focuses the same element again.
    if (target instanceof Element && target !== document.documentElement)
      window.heard.push({ kind: 'focus', text: '', element: target });
  });
  /** Hidden, or behind a modal dialog. */
  const isMute = (region: Element) =>
    region.closest('[aria-hidden="true"], [inert]') !== null || !region.isConnected;
  const wordsOf = (region: Element): string => {
    const hidden = '[aria-hidden="true"], [hidden], script, style';
    const read = (node: Node): string =>
      node instanceof Element
        ? node.matches(hidden) || !node.checkVisibility()
          ? ''
          : [...node.childNodes].map(read).join(' ')
        : (node.textContent ?? '');
    return read(region).replace(/\s+/g, ' ').trim();
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      if (at?.localName === 'title' || at?.localName === 'head') {
        if (title !== document.title) window.heard.push({ kind: 'title', text: document.title });
        title = document.title;
      }
      if (type === 'characterData' || addedNodes.length > 0) {
        const region = at?.closest(live);
        if (region) regions.add(region);
      }
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of [node, ...node.querySelectorAll(live)])
            if (one.matches(live)) regions.add(one);
    }
    for (const region of regions) {
      const text = isMute(region) ? '' : wordsOf(region);
      if (text) window.heard.push({ kind: 'said', text, assertive: isAssertive(region) });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const said = (value: Value | undefined) => String(value?.value ?? '').trim();
const spokenRoles: Record<string, string> = {
  textbox: 'edit',
  searchbox: 'search edit',
  spinbutton: 'number edit',
  combobox: 'combo box',
  checkbox: 'check box',
  radio: 'radio button',
  img: 'picture',
  image: 'picture',
  StaticText: '',
  generic: '',
};
const groups =
  /^(main|dialog|alertdialog|group|radiogroup|region|navigation|banner|contentinfo|search|form|tabpanel|figure|table)$/;

/** The words for a node: name, role, states, value, description. */
export function speak(node: AxNode): string {
  const role = said(node.role);
  const is = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  const state = (name: string, yes: string, no = '') =>
    is(name) === undefined ? '' : String(is(name)) === 'true' ? yes : no;
  const checks = /checkbox|radio|switch/.test(role);
  return [
    said(node.name),
    role === 'heading' ? `heading ${is('level')}` : (spokenRoles[role] ?? role),
    checks ? state('checked', 'ticked', 'not ticked') : '',
    state('pressed', 'pressed', 'not pressed'),
    state('expanded', 'expanded', 'collapsed'),
    role === 'tab' ? state('selected', 'selected') : '',
    state('disabled', 'unavailable'),
    is('invalid') && is('invalid') !== 'false' ? 'invalid' : '',
    state('required', 'required'),
    is('hasPopup') === 'dialog' ? 'opens a dialog' : '',
    checks ? '' : is('valuetext') ? said({ value: is('valuetext') }) : said(node.value),
    said(node.description),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Listens to a page. Create it before the first navigation. */
export class Ears {
  readonly lines: string[] = [];
  private groups: string[] = [];
  private last: { id: string; words: string } = { id: '', words: '' };

  private constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async on(page: Page): Promise<Ears> {
    await page.addInitScript(record);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Ears(page, cdp);
  }

  /** The node of an element, then its ancestors. */
  private async nodes(expression: string): Promise<AxNode[]> {
    const { result } = await this.cdp.send('Runtime.evaluate', { expression });
    if (!result.objectId) return [];
    const { nodes } = await this.cdp.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: true,
    });
    const all = nodes as unknown as AxNode[];
    const line: AxNode[] = [];
    for (let node = all[0]; node; node = all.find(({ nodeId }) => nodeId === node?.parentId))
      line.push(node);
    return line;
  }

  private async focused(expression: string): Promise<string> {
    const [node, ...around] = await this.nodes(expression);
    if (!node || /^RootWebArea$/.test(said(node.role))) return '';
    const entered = around
      .filter((one) => !one.ignored && groups.test(said(one.role)) && said(one.name))
      .reverse();
    const fresh = entered.filter(({ nodeId }) => !this.groups.includes(nodeId));
    this.groups = entered.map(({ nodeId }) => nodeId);
    const own = speak(node);
    this.last = { id: node.nodeId, words: own };
    return [
      ...fresh.map((one) =>
        speak({ ...one, description: {}, ...(/dialog/.test(said(one.role)) ? one : {}) }),
      ),
      own,
    ].join('; ');
  }

  /** What was heard since the last call, in order. Waits until it is quiet. */
  async listen(until?: RegExp, quietMs = 350): Promise<string[]> {
    await this.page.waitForFunction(
      ([pattern, quiet]) => {
        const { heard } = window;
        const state = heard as unknown as { count?: number; since?: number };
        if (state.count !== heard.length) {
          state.count = heard.length;
          state.since = performance.now();
        }
        const isHeard =
          !pattern ||
          heard.some(({ text, element }) =>
            new RegExp(pattern).test(text || (element?.outerHTML ?? '')),
          );
        return isHeard && performance.now() - (state.since ?? 0) > quiet;
      },
      [until?.source ?? '', quietMs] as const,
    );
    const heard = await this.page.evaluate(() => {
      const list = window.heard.map(({ kind, text, assertive }) => ({ kind, text, assertive }));
      return list;
    });
    const lines: string[] = [];
    for (const [index, { kind, text, assertive }] of heard.entries()) {
      if (kind === 'focus') {
        const words = await this.focused(`window.heard[${index}].element`);
        if (words) lines.push(words);
      } else if (kind === 'title') lines.push(`(title: ${text})`);
      else lines.push(assertive ? `! ${text}` : `“${text}”`);
    }
    await this.page.evaluate(() => void window.heard.splice(0));
    // A change of the focused control, such as its value.
    if (!heard.some(({ kind }) => kind === 'focus')) {
      const [node] = await this.nodes('document.activeElement');
      if (node && node.nodeId === this.last.id && speak(node) !== this.last.words) {
        this.last.words = speak(node);
        lines.unshift(this.last.words);
      }
    }
    return lines;
  }

  async act(what: string, action: () => Promise<unknown>, until?: RegExp): Promise<string[]> {
    await action();
    const lines = await this.listen(until);
    this.lines.push(`> ${what}`, ...lines);
    return lines;
  }

  /** Presses Tab until `target` has the focus. */
  async tabTo(target: Locator, most = 80): Promise<void> {
    for (let press = 0; press < most; press++) {
      if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
        return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  }
}
