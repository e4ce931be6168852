import { expect, test } from 'vitest';
import { questions } from '../home/faq.ts';
import { siteDefaults } from '../site.ts';
import { waitlist } from '../waitlist/copy.ts';
import { legalDocument } from './privacy.ts';

test('the policy names the captcha and the reports only if the deployment has them', () => {
  const policy = (captchaSiteKey: string, reportUrl: string) =>
    JSON.stringify(legalDocument({ ...siteDefaults, captchaSiteKey, reportUrl }));
  expect(policy('', '')).not.toMatch(/Cloudflare|logs\.example/);
  expect(policy('0x4AAAAAAA', '')).toContain('Cloudflare');
  expect(policy('', 'https://logs.example/in')).toContain('logs.example');
});

test('the policy, the form and the FAQ promise one message about early access', () => {
  const policy = JSON.stringify(legalDocument(siteDefaults));
  expect(policy).toContain('To write to you once about early access');
  expect(policy).not.toContain('unsubscribe');
  const faq = JSON.stringify(questions);
  for (const text of [waitlist.description, waitlist.iPhoneFirst, faq])
    expect(text).toMatch(/we’ll write once/i);
});
