import type { Page } from '@playwright/test';
import { type Ears, isSaid } from './ears.ts';
import { said, speak, wholeTree } from './tree.ts';

const controls = /^(textbox|searchbox|spinbutton|combobox|checkbox|radio|slider|switch|button)$/;

/** The fields and buttons that a screen reader lists, in words, by their nodes. */
export async function inventory(page: Page): Promise<Map<string, string>> {
  const nodes = (await wholeTree(page)).filter((node) => controls.test(said(node, 'role')));
  return new Map(nodes.map((node) => [node.nodeId, speak(node)]));
}

const vague = /^(click here|here|more|read more|learn more|explore|this|link)\W*$/i;

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
    if (kind === 'checkbox' && /gift aid/i.test(words) && !said(node, 'description'))
      fault('does not say what it binds to');
    if (/\b(\p{L}{3,}) \1\b/iu.test(words)) fault('a word twice');
    if (kind !== 'StaticText') continue;
    if (/^[–—-]$/.test(words)) fault('a dash alone');
    if (/\d[MKB]\b\+?/.test(words)) fault('a figure of letters');
  }
  for (const [, , before, heading] of (await page.locator('body').ariaSnapshot()).matchAll(headed))
    if (before?.includes('- img')) faults.add(`${heading}: a picture before it`);
  return [...faults];
}

/** Types into each field and leaves it with Tab. Finds what this changes without a word. */
export async function silentChanges(ears: Ears): Promise<string[]> {
  const { page } = ears;
  const faults: string[] = [];
  for (let stop = 0; stop < 250; stop++) {
    const before = await inventory(page);
    await page.keyboard.press('Tab');
    const lines = await ears.listen(100);
    if (lines.length === 0) break;
    const after = lines.some(isSaid) ? [] : await inventory(page);
    for (const [id, words] of after)
      if (words !== (before.get(id) ?? words)) faults.push(`${before.get(id)}: ${words}`);
    if (await page.locator('input:focus, textarea:focus').count()) await page.keyboard.type('zz');
  }
  return faults;
}
