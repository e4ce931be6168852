import { expect, test } from 'vitest';
import { siteDefaults } from '../site.ts';
import { legalDocument } from './privacy.ts';

test('the policy names the captcha and the reports only if the deployment has them', () => {
  const policy = (captchaSiteKey: string, reportUrl: string) =>
    JSON.stringify(legalDocument({ ...siteDefaults, captchaSiteKey, reportUrl }));
  expect(policy('', '')).not.toMatch(/Cloudflare|logs\.example/);
  expect(policy('0x4AAAAAAA', '')).toContain('Cloudflare');
  expect(policy('', 'https://logs.example/in')).toContain('logs.example');
});
