/** Chromium's accessibility tree, in the words of a screen reader. */
import type { Page } from '@playwright/test';

type Field = 'role' | 'name' | 'description' | 'value';
export interface AxNode extends Partial<Record<Field, { value?: unknown }>> {
  nodeId: string;
  ignored: boolean;
  properties?: { name: string; value: { value?: unknown } }[];
}

export const said = (node: AxNode, field: Field) => String(node[field]?.value ?? '').trim();
export const property = (node: AxNode, name: string) =>
  String(node.properties?.find((one) => one.name === name)?.value.value ?? '');

const states = ['checked', 'pressed', 'expanded', 'selected', 'disabled', 'invalid', 'required'];

/** States, then the value: what may change. */
export function statesOf(node: AxNode): string[] {
  const found = states.map((name) => {
    const value = property(node, name);
    const isTold = value === 'false' && /checked|pressed|expanded/.test(name);
    return value === 'true' ? name : isTold ? `not ${name}` : '';
  });
  const popup = property(node, 'hasPopup') === 'dialog' ? 'opens a dialog' : '';
  const value = /checkbox|radio/.test(said(node, 'role')) ? '' : said(node, 'value');
  return [...found, popup, value].filter(Boolean);
}

export function speak(node: AxNode): string {
  const role = said(node, 'role').replace(/StaticText|generic/, '');
  const level = role === 'heading' ? ` ${property(node, 'level')}` : '';
  const words = [said(node, 'name'), role + level, ...statesOf(node), said(node, 'description')];
  return words.filter(Boolean).join(', ').replace(' .', '.');
}

/** The whole page, in order. */
export async function wholeTree(page: Page): Promise<AxNode[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return nodes.filter(({ ignored }) => !ignored);
}
