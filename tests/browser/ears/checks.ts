import type { Page } from '@playwright/test';
import { type Ears, isSaid } from './ears.ts';
import { said, speak, wholeTree } from './tree.ts';

const controls = /^(textbox|searchbox|spinbutton|combobox|checkbox|radio|slider|switch|button)$/;

/** The fields and buttons that a screen reader lists, in words, by their nodes. */
export async function inventory(page: Page): Promise<Map<string, string>> {
  const nodes = (await wholeTree(page)).filter((node) => controls.test(said(node, 'role')));
  return new Map(nodes.map((node) => [node.nodeId, speak(node)]));
}

const vague = /^((read |learn )?more|explore|this|link)\W*$|\b(here|it|mine|yours)\W*$/i;
const binding = /^(checkbox add gift aid|button (donate now|confirm donation|create account))/i;

/** A list's item or an article with something before its heading. */
const headed = /^( *)- (?:listitem|article)\b.*\n((?:\1 {2}.*\n)*?)\1 {2}- (heading .*)/gm;

/** Names that say too little, or that a voice reads as letters, and pictures before their heading. */
export async function nameFaults(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  for (const node of await wholeTree(page)) {
    const [kind, words] = [said(node, 'role'), said(node, 'name')];
    const fault = (what: string) => faults.add(`${kind} “${words.slice(0, 60)}”: ${what}`);
    if (/^(link|button)$/.test(kind) && vague.test(words)) fault('says no target');
    if (controls.test(kind) && !words) fault('has no name');
    if (binding.test(`${kind} ${words}`) && !said(node, 'description'))
      fault('does not say what it binds to');
    if (/\b(\p{L}{3,}) \1\b/iu.test(words)) fault('a word twice');
    if (kind === 'StaticText' && /^[–—-]$|\d[MKB]\b/.test(words)) fault('not said in words');
  }
  for (const [, , before, heading] of (await page.locator('body').ariaSnapshot()).matchAll(headed))
    if (before?.includes('- img')) faults.add(`${heading}: a picture before it`);
  return [...faults];
}

/** Types into each field and leaves it with Tab. Returns what is heard, and what changes without a word. */
export async function walk(ears: Ears) {
  const { page } = ears;
  const [stops, faults]: [string[], string[]] = [[], []];
  for (let stop = 0; stop < 250; stop++) {
    const before = await inventory(page);
    await page.keyboard.press('Tab');
    const lines = await ears.listen(100);
    const isNew = () => document.activeElement?.toggleAttribute('data-walked');
    if (lines.length === 0 || !(await page.evaluate(isNew))) break;
    stops.push(...lines.filter((line) => !isSaid(line)));
    const after = lines.some(isSaid) ? [] : await inventory(page);
    for (const [id, words] of after)
      if (words !== (before.get(id) ?? words)) faults.push(`${before.get(id)}: ${words}`);
    if (await page.locator('input:focus, textarea:focus').count()) await page.keyboard.type('zz');
  }
  return { stops, faults };
}
