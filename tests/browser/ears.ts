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
    '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]:not([aria-live="off"]), [role="log"]:not([aria-live="off"]), output:not([aria-live="off"])';
  const isAssertive = (region: Element) =>
    region.matches('[aria-live="assertive"], [role="alert"]:not([aria-live="polite"])');
  window.heard = [];
  let title = document.title;
  document.addEventListener('focusin', ({ target, isTrusted }) => {
    // A window that gets the focus back focuses the same element again.
    if (isTrusted && target instanceof Element && target !== document.documentElement)
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
    // What the document says from the start is no news.
    if (document.readyState === 'loading') return;
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
  // The option of a combo box.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const id = (target as Element).getAttribute('aria-activedescendant');
      const element = id ? document.getElementById(id) : null;
      if (element && target === document.activeElement)
        window.heard.push({ kind: 'focus', text: '', element });
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-activedescendant'] });
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

/** The words for a node: what it is, then its states and its value, which may change. */
function wordsOf(node: AxNode): { what: string; states: string[]; description: string } {
  const role = said(node.role);
  const is = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  const state = (name: string, yes: string, no = '') =>
    is(name) === undefined ? '' : String(is(name)) === 'true' ? yes : no;
  const checks = /checkbox|radio|switch/.test(role);
  const spoken = role === 'heading' ? `heading ${is('level')}` : (spokenRoles[role] ?? role);
  const states = [
    checks ? state('checked', 'ticked', 'not ticked') : '',
    state('pressed', 'pressed', 'not pressed'),
    state('expanded', 'expanded', 'collapsed'),
    /tab|option/.test(role) ? state('selected', 'selected') : '',
    state('disabled', 'unavailable'),
    is('invalid') && is('invalid') !== 'false' ? 'invalid' : '',
    state('required', 'required'),
    is('hasPopup') === 'dialog' ? 'opens a dialog' : '',
    checks ? '' : said(node.value),
  ];
  return {
    what: [said(node.name), spoken].filter(Boolean).join(', '),
    states: states.filter(Boolean),
    description: said(node.description),
  };
}

export function speak(node: AxNode): string {
  const { what, states, description } = wordsOf(node);
  return [what, ...states, description].filter(Boolean).join(', ');
}

/** Listens to a page. Create it before the first navigation. */
export class Ears {
  readonly lines: string[] = [];
  private groups: string[] = [];
  private last = { id: '', what: '', states: [] as string[] };

  readonly page: Page;
  private readonly cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

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
    // The tree has the number of a slider, not its words.
    const { result: words } = await this.cdp.send('Runtime.callFunctionOn', {
      objectId: result.objectId,
      functionDeclaration: 'function () { return this.getAttribute?.("aria-valuetext"); }',
    });
    if (all[0] && words.value) all[0].value = { value: words.value };
    const line: AxNode[] = [];
    for (let node = all[0]; node; node = all.find(({ nodeId }) => nodeId === node?.parentId))
      line.push(node);
    return line;
  }

  private async focused(expression: string): Promise<string[]> {
    const [node, ...around] = await this.nodes(expression);
    if (!node || said(node.role) === 'RootWebArea') return [];
    const entered = around
      .filter((one) => !one.ignored && groups.test(said(one.role)) && said(one.name))
      .reverse();
    const keys = entered.map(({ role, name }) => `${said(role)} ${said(name)}`);
    const fresh = entered.filter((_, index) => !this.groups.includes(keys[index] ?? ''));
    this.groups = keys;
    this.last = { id: node.nodeId, ...wordsOf(node) };
    return [[...fresh, node].map(speak).join('; ')];
  }

  /** What changed about the control that has the focus. What is typed is not repeated. */
  private async changed(): Promise<string[]> {
    const [node] = await this.nodes('document.activeElement');
    if (node?.nodeId !== this.last.id) return [];
    const { what, states } = wordsOf(node);
    const typed = /textbox|searchbox|combobox/.test(said(node.role)) ? said(node.value) : '';
    // A button that is busy for a moment may be so or not.
    const news = states.filter(
      (one) => one !== typed && one !== 'unavailable' && !this.last.states.includes(one),
    );
    if (what !== this.last.what && !states.includes('unavailable')) news.unshift(what);
    this.last = { ...this.last, what, states };
    return news.length > 0 ? [news.join(', ')] : [];
  }

  /** What was heard since the last call, in order. Waits until it is quiet. */
  async listen(quietMs = 350): Promise<string[]> {
    await this.page.waitForFunction((quiet) => {
      const state = window.heard as unknown as { count?: number; since?: number };
      if (state.count !== window.heard.length)
        Object.assign(state, { count: window.heard.length, since: performance.now() });
      return performance.now() - (state.since ?? 0) > quiet;
    }, quietMs);
    const heard = await this.page.evaluate(() =>
      window.heard.map(({ kind, text, assertive }) => ({ kind, text, assertive })),
    );
    const lines: string[] = [];
    // Said when everything else has been said.
    const polite: string[] = [];
    for (const [index, { kind, text, assertive }] of heard.entries()) {
      if (kind === 'focus') lines.push(...(await this.focused(`window.heard[${index}].element`)));
      else if (kind === 'title') lines.push(`(title: ${text})`);
      else if (assertive) lines.push(`! ${text}`);
      else polite.push(`“${text}”`);
    }
    await this.page.evaluate((count) => void window.heard.splice(0, count), heard.length);
    const changes = heard.some(({ kind }) => kind === 'focus') ? [] : await this.changed();
    return [...changes, ...lines, ...polite];
  }

  /** Does something, then writes down what is heard until `until`, a pattern, was heard. */
  async do(what: string, action: () => Promise<unknown>, until?: RegExp): Promise<void> {
    await action();
    const lines = await this.listen();
    while (until && !until.test(lines.join('\n'))) {
      await this.page.waitForFunction(() => window.heard.length > 0);
      lines.push(...(await this.listen()));
    }
    this.lines.push(`**${what}**`, ...(lines.length > 0 ? lines : ['(nothing)']));
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.listen();
    const heading = this.page.getByRole('heading', { level: 1 }).first();
    this.lines.push(
      `**Open ${path}**`,
      await this.page.title(),
      `${(await heading.innerText()).replace(/\s+/g, ' ')}, heading 1`,
    );
  }

  /** Goes to `target` with Tab, and writes down what is heard there, not on the way. */
  async reach(target: Locator): Promise<void> {
    const isThere = () =>
      target.evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (await isThere()) return;
    for (let press = 0; press < 120 && !(await isThere()); press++)
      await this.page.keyboard.press('Tab');
    if (!(await isThere())) throw new Error(`Tab does not reach ${target}`);
    const lines = await this.listen();
    this.lines.push('**Tab**', ...lines.slice(-1));
  }

  async press(key: string, target?: Locator, until?: RegExp): Promise<void> {
    if (target) await this.reach(target);
    await this.do(key, () => this.page.keyboard.press(key), until);
  }

  /** Replaces the text of a field. */
  async type(text: string, target?: Locator, until?: RegExp): Promise<void> {
    if (target) await this.reach(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    const field = this.page.locator(':focus');
    const what = (await field.getAttribute('type')) === 'password' ? 'a password' : `“${text}”`;
    await this.do(what, () => this.page.keyboard.type(text, { delay: 40 }), until);
  }

  transcript(title: string): string {
    const text = this.lines
      .join('\n')
      .replaceAll(/[\w.]+@tuppence\.example/g, 'ada@tuppence.example');
    return `# ${title}\n\n${text.replaceAll('\n', '  \n').replaceAll('  \n**', '\n\n**')}\n`;
  }
}

const controls = /^(textbox|searchbox|spinbutton|combobox|checkbox|radio|slider|switch|button)$/;

/** The fields and buttons that a screen reader lists. */
export async function inventory(page: Page): Promise<string[]> {
  const nodes = await wholeTree(page);
  const names = nodes.filter(({ role }) => controls.test(said(role)));
  return names.map(({ role, name }) => `${said(role)}: ${said(name)}`).sort();
}

const vague = /^(click here|here|more|read more|learn more|explore|this|link)\W*$/i;
const binding = /gift aid/i;

/** Names that say too little, or that a voice reads as letters. */
export async function nameFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { role, name, description } of await wholeTree(page)) {
    const [kind, words] = [said(role), said(name)];
    const fault = (what: string) => faults.push(`${kind} “${words.slice(0, 60)}”: ${what}`);
    if (/^(link|button)$/.test(kind) && vague.test(words)) fault('says no target');
    if (controls.test(kind) && !words) fault('has no name');
    if (kind === 'checkbox' && binding.test(words) && !said(description))
      fault('does not say what it binds to');
    if (kind !== 'StaticText') continue;
    if (/^[–—-]$/.test(words)) fault('a dash alone');
    if (/\d[MKB]\b\+?/.test(words)) fault('a figure of letters');
    if (/\b(\p{L}{3,}) \1\b/iu.test(words)) fault('a word twice');
  }
  return [...new Set(faults)];
}

async function wholeTree(page: Page): Promise<AxNode[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return (nodes as unknown as AxNode[]).filter(({ ignored }) => !ignored);
}
