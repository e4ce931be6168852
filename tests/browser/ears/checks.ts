import type { Page } from '@playwright/test';
import { type Ears, isSaid } from './ears.ts';
import { property, said, speak, wholeTree } from './tree.ts';

const controls = /^(textbox|searchbox|spinbutton|combobox|checkbox|radio|slider|switch|button)$/;

/** The fields and buttons that a screen reader lists, in words, by their nodes. */
export async function inventory(page: Page, without: string[] = []) {
  const nodes = (await wholeTree(page)).filter((node) => controls.test(said(node, 'role')));
  const told = nodes.filter((node) => without.every((state) => property(node, state) !== 'true'));
  return new Map(told.map((node) => [node.nodeId, speak(node)]));
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
    if (binding.test(`${kind} ${words}`) && !said(node, 'description'))
      fault('does not say what it binds to');
    if (/\b(\p{L}{3,}) \1\b/iu.test(words)) fault('a word twice');
    if (kind === 'StaticText' && /^[–—-]$|\d[MKB]\b/.test(words)) fault('not said in words');
  }
  for (const [, , before, heading] of (await page.locator('body').ariaSnapshot()).matchAll(headed))
    if (before?.includes('- img')) faults.add(`${heading}: a picture before it`);
  return [...faults];
}

/** Types into each field, then leaves it. Returns the stops, and what changes without a word. */
export async function walk(ears: Ears, page = ears.page) {
  const [stops, faults]: [string[], string[]] = [[], []];
  for (let stop = 0; stop < 250; stop++) {
    const before = await inventory(page, ['focused', 'disabled']);
    const field = await page.evaluateHandle(() => document.activeElement as HTMLInputElement);
    const text = () => field.evaluate(({ value }) => value);
    const isField = await page.locator('input:focus, textarea:focus').count();
    if (isField) await page.keyboard.type('zz');
    // Longer than a count waits for the next letter.
    const heard = isField ? await ears.listen(900) : [];
    const typed = await text();
    await page.keyboard.press('Tab');
    const lines = await ears.listen(100);
    const isNew = () => document.activeElement?.toggleAttribute('data-walked');
    if (lines.length === 0 || !(await page.evaluate(isNew))) break;
    stops.push(...lines.filter((line) => !isSaid(line)));
    if ((await text()) !== typed && !lines.some(isSaid)) faults.push(`“${typed}” is replaced`);
    const after = [...heard, ...lines].some(isSaid) ? [] : await inventory(page);
    for (const [id, words] of after)
      if (words !== (before.get(id) ?? words)) faults.push(`${before.get(id)}: ${words}`);
  }
  return { stops, faults };
}
