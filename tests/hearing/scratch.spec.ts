import { test, expect } from '../journeys/fixtures.ts';
import { Ears } from '../browser/ears.ts';
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('pages', async ({ page }) => {
  const ears = await Ears.on(page);
  await page.goto('/');
  await ears.act('open', async () => undefined);
  await ears.act('Charities', async () => { await ears.tabTo(page.getByRole('banner').getByRole('link', { name: 'Charities' })); await page.keyboard.press('Enter'); }, /h1/);
  await ears.act('About', async () => { await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus(); await page.keyboard.press('Enter'); }, /h1/);
  await ears.act('Sign in', async () => { await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).focus(); await page.keyboard.press('Enter'); }, /h1/);
  await ears.act('Back', () => page.goBack(), /Two|Sign/);
  await ears.act('Back', () => page.goBack(), /./);
  console.log(ears.lines.join('\n'));
});
