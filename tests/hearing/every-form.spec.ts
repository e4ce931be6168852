import { walk } from '../browser/ears/checks.ts';
import { Ears } from '../browser/ears/ears.ts';
import { htmlOf, routePaths } from '../browser/site.ts';
import { expect, test } from '../journeys/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

const badEmail = 'Please enter a valid email address.';

for (const [path, button, error] of [
  ['/auth', 'Sign in', badEmail],
  ['/auth?step=forgotten', /link/, badEmail],
  ['/waitlist?step=join', 'Submit', badEmail],
  ['/vision', 'Continue', 'Invalid invitation code.'],
  ['/investors', /./, 'Enter the password.'],
] as const) {
  for (const from of ['button', 'field']) {
    test(`${path}, sent empty from its ${from}: the error is heard once`, async ({ page }) => {
      const ears = await Ears.on(page);
      await page.goto(path);
      const main = page.getByRole('main');
      const submit = main.locator('button[type="submit"]').filter({ hasText: button });
      await (from === 'button' ? submit : main.locator('form input').first()).focus();
      await ears.listen();
      const heard = await ears.press('Enter', undefined, /\./);
      expect(heard.join('\n').split(error)).toHaveLength(2);
    });
  }
}

/** Partners' pages have no field until the kit is made. */
const withFields = routePaths().filter((path) => /<(input|select|textarea)\b/.test(htmlOf(path)));

/** What is behind a step, by the button that opens it. */
const behind: readonly (readonly [path: string, ...presses: (string | RegExp)[]])[] = [
  ['/', 'What would my shop give?'],
  ['/', 'Get the app'],
  ['/', /No iPhone/],
  ['/auth', 'Create account'],
  ['/made-in-hackney', 'Make the kit'],
  ['/donation-api/charities', 'Continue'],
  ['/donation-api/charities', 'Continue', 'Continue'],
  ['/donation-api/loyalty', 'Continue'],
];

for (const [path, ...presses] of [...withFields.map((path) => [path] as const), ...behind]) {
  const name = [
    path,
    ...presses.map((press) => (press instanceof RegExp ? press.source : press)),
  ].join(' ');
  test(`${name}: leaving a field with Tab changes nothing without a word`, async ({ page }) => {
    const ears = await Ears.on(page);
    await page.goto(path);
    for (const press of presses) {
      await page.getByRole('button', { name: press }).first().click();
      await ears.listen();
    }
    await ears.listen();
    const { stops, faults } = await walk(ears);
    expect(faults).toEqual([]);
    const list = stops
      .map((stop) => `- ${stop}`)
      .join('\n')
      .replaceAll(/tp_test_\w+/g, 'tp_test_…');
    expect(`# ${name}\n\n${list}\n`).toMatchSnapshot([
      'stops',
      `${name.replaceAll(/[^a-z]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}.md`,
    ]);
  });
}
