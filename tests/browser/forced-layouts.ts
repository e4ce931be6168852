import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  args: {
    beginData?: { frame: string; stackTrace?: { functionName: string; url: string }[] };
  };
}

/** Does something, and returns the functions that made the browser lay the page out meanwhile. */
export async function forcedLayouts(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const browser = page.context().browser() as Browser;
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const timeline = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
  await browser.startTracing(page, { categories: timeline });
  await act();
  const trace = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
  return trace.traceEvents.flatMap(({ name, args }) => {
    const begin = args.beginData;
    // An SVG image has a frame of its own, which `drawImage` lays out.
    const caller =
      name === 'Layout' && begin?.frame === frameTree.frame.id ? begin.stackTrace?.[0] : undefined;
    // Playwright's own functions have no address.
    return caller?.url ? [`${caller.functionName || 'a function'} of ${caller.url}`] : [];
  });
}
