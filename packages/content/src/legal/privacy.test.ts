import { readFileSync } from 'node:fs';
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

test('the policy, the form, the FAQ and the emails promise the same two messages', () => {
  const mail = (name: string) =>
    readFileSync(
      new URL(
        `../../../supabase-embedded/supabase/templates/waitlist-${name}.txt`,
        import.meta.url,
      ),
      'utf8',
    );
  const policy = JSON.stringify(legalDocument(siteDefaults));
  expect(policy).toContain('to confirm your address, and when it’s your turn');
  expect(policy).toContain('until you leave, using the link in every email');
  const faq = JSON.stringify(questions);
  expect(faq).toMatch(/we’ll ask you to confirm (it|your address), and write again when/i);
  for (const text of [waitlist.description, waitlist.iPhoneFirst])
    expect(text).toContain('one to confirm your address, and one when it’s your turn');
  expect(mail('confirm')).toMatch(
    /^Confirm that it’s you\n.*We’ll write once more, when it’s your turn\./s,
  );
  expect(mail('invite')).toMatch(/^It’s your turn\n.*we won’t write again\.\n$/s);
  expect(mail('footer')).toContain('[Leave the waitlist]');
});
