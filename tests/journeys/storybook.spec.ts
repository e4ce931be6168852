/** The built Storybook as a designer meets it: every control. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../storybook-static');
/** A host that is answered from the folder; nothing listens there. */
const origin = 'http://storybook.localhost';

test.beforeEach(({ context }) => serveFolder(context));

interface Row {
  story: string;
  name: string;
  control: string | undefined;
  type: string;
}

test('every prop has the control that its type asks for', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${origin}/iframe.html?id=components-button--basic&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const rows = await page.evaluate(async (): Promise<Row[]> => {
    interface ArgType {
      control?: { type?: string; disable?: boolean };
      table?: { disable?: boolean; type?: { summary?: string } };
    }
    interface Preview {
      ready(): Promise<void>;
      extract(): Promise<
        Record<string, { title: string; name: string; argTypes: Record<string, ArgType> }>
      >;
    }
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const components = Object.values(await preview.extract()).filter(
      ({ title }) => !/^(Foundations|Pages)\//.test(title),
    );
    return components.flatMap(({ title, name: story, argTypes }) =>
      Object.entries(argTypes)
        .filter(([, { table }]) => !table?.disable)
        .map(([name, { control, table }]) => ({
          story: `${title} ${story}`,
          name,
          control: control?.disable ? undefined : control?.type,
          type: table?.type?.summary ?? '',
        })),
    );
  });
  expect(rows.length).toBeGreaterThan(1000);
  const of = ({ story, name, control, type }: Row) => `${story}.${name}: ${type}, ${control}`;
  const simple = /^(boolean|string|number|ReactNode|ReactElement|LucideIcon)$/;
  const choices = /^("[^"]*"|\d+)( \| ("[^"]*"|\d+))*$/;
  const asObject = rows.filter(({ control }) => control === 'object');
  expect(asObject.filter(({ type }) => simple.test(type) || choices.test(type)).map(of)).toEqual(
    [],
  );
  const isBoolean = ({ type }: Row) => type === 'boolean';
  expect(rows.filter((row) => isBoolean(row) && row.control !== 'boolean').map(of)).toEqual([]);
  const isChoice = ({ type }: Row) => choices.test(type);
  const isSelected = ({ control = '' }: Row) => /^(select|radio|inline-radio)$/.test(control);
  expect(rows.filter((row) => isChoice(row) && !isSelected(row)).map(of)).toEqual([]);
});

function serveFolder(context: BrowserContext) {
  return context.route(`${origin}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}
