/**
 * Takes the picture of every story in the built Storybook, runs axe at the phone's width, and looks
 * for words that large letters push out of it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import { pushedOut } from '../browser/page.ts';
import { halves, merge } from './merge.ts';
import { compare, type Width, widths } from './pictures.ts';
import { failed, isFine, judge, type Result } from './result.ts';
import { contextOptions, prepare, shoot } from './still.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'storybook-static');

interface Rendered {
  /** The one width the story is for, where its globals say so. */
  only: string | undefined;
  skip: string | undefined;
  error: string | undefined;
  violations: string[];
}

export async function storyIds(): Promise<string[]> {
  const index = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.entries(index.entries)
    .filter(([, entry]) => entry.type === 'story')
    .map(([id]) => id);
}

export async function* photographStories(
  browser: Browser,
  ids: string[],
): AsyncGenerator<Result, void> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const origin = `http://127.0.0.1:${(server.httpServer.address() as { port: number }).port}`;
  try {
    const pages = widths.flatMap((width) => halves(ids).map((part) => ({ width, part })));
    yield* merge(pages.map(({ width, part }) => atWidth(browser, origin, part, width)));
  } finally {
    await server.close();
  }
}

async function* atWidth(browser: Browser, origin: string, ids: string[], width: Width) {
  const context = await browser.newContext(contextOptions(width));
  const page = await context.newPage();
  await prepare(page);
  const open = (id: string) =>
    // Vitest has run axe at the desktop's width already.
    page.goto(
      `${origin}/iframe.html?id=${id}&viewMode=story${width === 390 ? '' : '&globals=a11y.manual:!true'}`,
    );

  const attempt = async (id: string, alone: boolean) => {
    if (alone) await open(id);
    const { only, skip, error, violations } = await page.evaluate(render, { id, alone });
    if (skip || (only && only !== viewportName[width])) return undefined;
    const name = `stories/${id}.${width}`;
    const screenshot = await shoot(page);
    const verdict = await compare(name, screenshot);
    const outside = await pushedOut(page);
    return {
      name,
      screenshot,
      verdict,
      others: error
        ? [firstLines(error)]
        : [...violations, ...outside.map((element) => `pushed out by large letters: ${element}`)],
    };
  };

  let alone = true;
  for (const id of ids) {
    try {
      // A page is used again for the next story, which is ten times as fast as loading it. But only a
      // page of its own accuses: what differs may be what an earlier story left behind.
      let taken = await attempt(id, alone);
      if (!alone && taken && !isFine(taken)) taken = await attempt(id, true);
      alone = Boolean(taken && !isFine(taken));
      if (taken) yield await judge(taken);
    } catch (error) {
      alone = true;
      yield failed(`stories/${id}.${width}`, error);
    }
  }
  await context.close();
}

/** Testing Library appends the whole document to its errors. */
const firstLines = (error: string) => error.split('\n\nIgnored nodes')[0]?.slice(0, 400) ?? error;

const viewportName: Record<Width, string> = { 390: 'phone', 1280: 'desktop' };

/** Runs in the page. */
async function render({ id, alone }: { id: string; alone: boolean }): Promise<Rendered> {
  type Listener = (payload: never) => void;
  interface Story {
    parameters: { visual?: { skip?: string } };
    storyGlobals?: { viewport?: { value?: string } };
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: storybook } =
    window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        on(event: string, listener: Listener): void;
        off(event: string, listener: Listener): void;
        emit(event: string, payload: unknown): void;
        last(event: string): [{ storyId: string; reporters: Report[] }] | undefined;
      };
      __STORYBOOK_PREVIEW__: {
        ready(): Promise<void>;
        storyStoreValue: { loadStory(by: { storyId: string }): Promise<Story> };
      };
    };
  interface Report {
    type: string;
    status: string;
    result: { violations?: { id: string; nodes: { target: unknown }[] }[] };
  }

  await storybook.ready();
  const story = await storybook.storyStoreValue.loadStory({ storyId: id });
  let error: string | undefined;
  const fail = (thrown: { message?: string; description?: string }) => {
    error ??= thrown.message ?? thrown.description ?? String(thrown);
  };
  const failures = [
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
  ];
  for (const event of failures) channel.on(event, fail);
  const reports = await new Promise<Report[]>((resolve) => {
    const give = ({ storyId, reporters }: { storyId: string; reporters: Report[] }) => {
      if (storyId !== id) return;
      channel.off('storyFinished', give);
      clearTimeout(timer);
      resolve(reporters);
    };
    const timer = setTimeout(() => {
      error ??= 'The story did not finish within 15 s.';
      give({ storyId: id, reporters: [] });
    }, 15_000);
    channel.on('storyFinished', give);
    const last = channel.last('storyFinished')?.[0];
    if (alone) {
      if (last) give(last);
    } else {
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    }
  });
  for (const event of failures) channel.off(event, fail);

  const violations = reports
    .filter((report) => report.type === 'a11y' && report.status === 'failed')
    .flatMap((report) => report.result.violations ?? [])
    .map(({ id: rule, nodes }) => `axe ${rule}: ${nodes.map((node) => node.target).join(', ')}`);
  return {
    only: story.storyGlobals?.viewport?.value,
    skip: story.parameters.visual?.skip,
    error,
    violations,
  };
}
