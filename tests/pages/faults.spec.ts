/** Each check of the sweep finds the fault that it looks for, and no fault in a sound page. */
import { expect, test } from '@playwright/test';
import { findDeadControls } from '../browser/dead-controls.ts';
import { brokenWords, controlFaults, cutTexts, frameFaults } from '../browser/layout-faults.ts';
import { layoutShift, watchLayoutShift } from '../browser/layout-shift.ts';
import { overlaps } from '../browser/overlaps.ts';
import { findPrintFaults } from '../browser/print-faults.ts';
import { findPushedOut } from '../browser/pushed-out.ts';
import { findValuesBeforeTerms } from '../browser/values-before-terms.ts';

const faulty: [what: string, check: () => string[], body: string, fault: RegExp][] = [
  [
    'a page wider than the window',
    frameFaults,
    '<div style="inline-size: 492px; block-size: 9px"></div>',
    /^sideways: the page is 500 px wide/,
  ],
  [
    'a header on two rows',
    frameFaults,
    '<header style="block-size: 105px">Tuppence</header>',
    /^header: 105 px tall/,
  ],
  [
    'words beyond the edge',
    frameFaults,
    '<div style="overflow: hidden"><p style="white-space: nowrap; margin-inline-start: 300px">supermarkets this month</p></div>',
    /^cut by the screen's edge: "supermarkets/,
  ],
  [
    'a broken word',
    brokenWords,
    '<p style="inline-size: 60px; overflow-wrap: anywhere">supermarkets</p>',
    /^broken word: "supermarkets"/,
  ],
  [
    'lines that a box cuts off',
    cutTexts,
    '<div style="block-size: 20px; overflow: hidden; line-height: 20px">one line<br>and another</div>',
    /^cut text: "and another"/,
  ],
  [
    'a control of 20 px',
    controlFaults,
    '<button style="inline-size: 20px; block-size: 20px; padding: 0">x</button>',
    /^small: BUTTON "x" 20 x 20 px/,
  ],
  [
    'a control under something',
    controlFaults,
    '<button>Give</button><div id="lid" style="position: absolute; inset: 0"></div>',
    /^covered: BUTTON "Give" by <div id="lid"/,
  ],
  [
    'text over text',
    overlaps,
    '<p>One sentence.</p><p style="margin-block-start: -30px">Another sentence.</p>',
    /^text over text: "One sentence." and "Another sentence."/,
  ],
  [
    'text over the edge of a picture',
    overlaps,
    '<p>A sentence as long as this one.</p><svg style="position: absolute; inset: 0 auto auto 60px; inline-size: 80px; block-size: 80px; z-index: -1"><rect width="80" height="80" fill="red"/></svg>',
    /^text over a picture: "A sentence/,
  ],
  [
    'a picture over text',
    overlaps,
    '<p>A sentence as long as this one.</p><svg style="position: absolute; inset: 0 auto auto 60px; inline-size: 80px; block-size: 80px"><rect width="80" height="80" fill="red"/></svg>',
    /^text over a picture: "A sentence/,
  ],
  [
    'words that large letters push out',
    findPushedOut,
    '<p style="inline-size: 12rem; margin-inline-start: 5rem">Give</p>',
    /^<p /,
  ],
  ['a button that nothing answers', findDeadControls, '<button>Give</button>', /^BUTTON .*Give/],
  [
    'a field of a form that cannot be sent',
    findDeadControls,
    '<form action="/"><input aria-label="Email"><button disabled>Send</button></form>',
    /^INPUT .*Email/,
  ],
  [
    'a value before its term',
    findValuesBeforeTerms,
    '<dl><dd>£50</dd><dt>You pay</dt></dl>',
    /^dd before dt: £50/,
  ],
  [
    'white words on paper',
    findPrintFaults,
    '<p style="background: black; color: white">Give</p>',
    /^pale \(1\.0\): Give/,
  ],
  [
    'a bar that sticks to a window, on paper',
    findPrintFaults,
    '<p>One</p><p style="position: sticky; inset-block-end: 0">Two</p>',
    /^sticky: P Two/,
  ],
  [
    'an empty half of a sheet',
    findPrintFaults,
    '<p>One</p><p style="margin-block-start: 500px">Two</p>',
    /^nothing for \d+ px/,
  ],
  ['a control on paper', findPrintFaults, '<button>Give</button>', /^a control: <button>/],
];

const page320 = (body: string) =>
  `<!doctype html><html lang="en"><body style="margin: 8px; font: 16px/1.5 sans-serif">${body}</body></html>`;

for (const [what, check, body, fault] of faulty) {
  test(`${what} is found`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.setContent(page320(body));
    expect(await page.evaluate(check)).toContainEqual(expect.stringMatching(fault));
  });
}

test('a page without faults has none', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.setContent(
    page320(`
      <header style="block-size: 64px">Tuppence</header>
      <p>Two sentences of plain text, as long as they need to be to go on in another line.</p>
      <button style="min-block-size: 44px">Give</button>
      <svg width="80" height="80" style="display: block"><rect width="80" height="80"/></svg>
      <div style="block-size: 30px; overflow: auto" tabindex="0">one<br>two<br>three</div>
      <dl><dt>You pay</dt><dd>£50</dd></dl>
    `),
  );
  for (const check of [
    frameFaults,
    brokenWords,
    cutTexts,
    controlFaults,
    overlaps,
    findPushedOut,
    findValuesBeforeTerms,
  ])
    expect(await page.evaluate(check), check.name).toEqual([]);
  await page.locator('button').evaluate((button) => button.replaceWith('Give'));
  for (const check of [findDeadControls, findPrintFaults])
    expect(await page.evaluate(check), check.name).toEqual([]);
});

test('text that moves by itself counts as a shift, and text that does not move counts as none', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.route('http://a.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: page320('<p>One sentence.</p>') }),
  );
  await page.goto('http://a.localhost/');
  expect(await layoutShift(page)).toBe(0);
  await page.evaluate(() => {
    const above = document.createElement('div');
    above.style.blockSize = '200px';
    document.body.prepend(above);
  });
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0.01);
});
