import type { CDPSession, Locator, Page } from '@playwright/test';
import { record } from './record.ts';
import { type AxNode, property, said, speak, statesOf } from './tree.ts';

const groupRoles =
  /^(main|dialog|alertdialog|group|radiogroup|region|navigation|banner|contentinfo|search|form|tabpanel|figure|table)$/;
const ownFacts = 'function () { return this.ariaValueText || this.required; }';
const isGroup = (node: AxNode) =>
  !node.ignored && groupRoles.test(said(node, 'role')) && said(node, 'name') !== '';
export const isSaid = (line: string) => /^[“!]/.test(line);

/** Listens to a page. */
export class Ears {
  readonly page: Page;
  private readonly cdp: CDPSession;
  private readonly lines: string[] = [];
  private last = { id: '', states: [] as string[], groups: [] as string[] };

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  /** Call it before the first navigation. */
  static async on(page: Page): Promise<Ears> {
    await page.addInitScript(record);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Ears(page, cdp);
  }

  /** The node of an element, then its ancestors. */
  private async nodes(expression: string): Promise<AxNode[]> {
    const { objectId } = (await this.cdp.send('Runtime.evaluate', { expression })).result;
    if (!objectId) return [];
    const line = await this.cdp.send('Accessibility.getAXNodeAndAncestors', { objectId });
    const nodes: AxNode[] = line.nodes;
    // The tree has neither the words of a slider nor that a box must be ticked.
    const call = { objectId, functionDeclaration: ownFacts, returnByValue: true };
    const { value } = (await this.cdp.send('Runtime.callFunctionOn', call)).result;
    if (nodes[0] && typeof value === 'string') nodes[0].value = { value };
    if (value === true) nodes[0]?.properties?.push({ name: 'required', value: { value: true } });
    return nodes;
  }

  private async focused(expression: string): Promise<string[]> {
    const [node, ...around] = await this.nodes(expression);
    if (!node || node.ignored || said(node, 'role') === 'RootWebArea') return [];
    const groups = [node, ...around].filter(isGroup).map(speak).reverse();
    const fresh = groups.filter((one) => one !== speak(node) && !this.last.groups.includes(one));
    if (said(node, 'role') !== 'option')
      this.last = { id: node.nodeId, states: news(node), groups };
    return [[...fresh, speak(node)].join('; ')];
  }

  /** What changed about the control that has the focus. */
  private async changed(): Promise<string[]> {
    const [node] = await this.nodes('document.activeElement');
    // A button that is busy for a moment may be so or not.
    if (node?.nodeId !== this.last.id || property(node, 'disabled') === 'true') return [];
    const before = this.last.states;
    this.last.states = news(node);
    return [this.last.states.filter((one) => !before.includes(one)).join(', ')].filter(Boolean);
  }

  /** What was heard since the last call, in order. Waits until it is quiet. */
  async listen(quietMs = 350): Promise<string[]> {
    const from = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction(
      ([start = 0, quiet = 0]) =>
        performance.now() - Math.max(start, window.heard.at(-1)?.at ?? 0) > quiet,
      [from, quietMs],
    );
    const heard = await this.page.evaluate(() => window.heard.map(({ text = '' }) => text));
    const lines: string[] = [];
    for (const [index, text] of heard.entries())
      lines.push(...(text ? [text] : await this.focused(`window.heard[${index}].element`)));
    await this.page.evaluate((count) => void window.heard.splice(0, count), heard.length);
    const changes = heard.includes('') ? [] : await this.changed();
    // Polite words are said when everything else has been said.
    return [...changes, ...lines.sort((a, b) => Number(a[0] === '“') - Number(b[0] === '“'))];
  }

  /** Writes down, and returns, what is heard until `until` was heard. */
  async do(what: string, action: () => Promise<unknown>, until?: RegExp): Promise<string[]> {
    await action();
    const lines = await this.listen();
    while (until && !until.test(lines.join('\n'))) {
      await this.page.waitForFunction(() => window.heard.length > 0);
      lines.push(...(await this.listen()));
    }
    const isTitle = (line: string) => line.startsWith('(title');
    // A title that changes is not said at once: it may come before or after what is.
    lines.sort((a, b) => Number(isTitle(b)) - Number(isTitle(a)));
    this.lines.push(`**${what}**`, ...(lines.length > 0 ? lines : ['(nothing)']));
    const spoken = lines.filter((line) => !isTitle(line)).join('\n');
    for (const line of lines.filter(isSaid)) {
      const words = line.replace(/^! |[“”]/g, '');
      if (spoken.split(words).length > 2 || /^£[\d.,]+$/.test(words))
        throw new Error(`Heard twice, or a price alone, after ${what}: ${words}`);
    }
    return lines;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.listen();
    const heading = await this.focused("document.querySelector('h1')");
    this.lines.push(`**Open ${path}**`, await this.page.title(), ...heading);
  }

  /** Goes to `target` with Tab, and writes down what is heard there, not on the way. */
  async reach(target: Locator): Promise<void> {
    const isThere = () => target.evaluateAll((all) => all.some((one) => one.matches(':focus')));
    let presses = 0;
    for (; !(await isThere()); presses++) {
      if (presses > 120) throw new Error(`Tab does not reach ${target}`);
      await this.page.keyboard.press('Tab');
    }
    if (presses === 0) return;
    const lines = await this.listen();
    this.lines.push(presses === 1 ? '**Tab**' : `**Tab, ${presses} times**`);
    this.lines.push(...lines.slice(lines.findLastIndex((line) => !isSaid(line))));
  }

  async press(key: string, target?: Locator, until?: RegExp): Promise<string[]> {
    if (target) await this.reach(target);
    return this.do(key, () => this.page.keyboard.press(key), until);
  }

  /** Replaces the text of a field. */
  async type(text: string, target?: Locator, until?: RegExp): Promise<void> {
    if (target) await this.reach(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    const isSecret = await this.page.locator(':focus[type=password]').count();
    // A pause between letters may be heard. Passwords are pasted.
    const what = isSecret ? 'a password' : `“${text}”`;
    await this.do(what, () => this.page.keyboard[isSecret ? 'insertText' : 'type'](text), until);
  }

  transcript(title: string): string {
    const lines = this.lines.join('\n').replaceAll(/[\w.]+@tuppence/g, 'ada@tuppence');
    return `# ${title}\n\n${lines.replaceAll('\n', '  \n').replaceAll('  \n**', '\n\n**')}\n`;
  }
}

/** What a control says if it changes: not what is typed. */
const news = (node: AxNode, typed = property(node, 'editable') && said(node, 'value')) =>
  [said(node, 'name'), ...statesOf(node)].filter((one) => one !== typed);
