import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, fill } from '../mail/mail.ts';
import type { Letter } from '../mail/mail-queue.ts';

export type WaitlistMailOptions = {
  /** The folder of the templates. */
  templates: string;
  /** Where links lead. */
  siteUrl: string;
  siteName: string;
  /** Where mail programs ask to leave: the address of the hosted project, or of the site. */
  backendUrl: string;
};

export type WaitlistMail = {
  id: string;
  kind: 'confirm' | 'invite';
  /** Then `confirm` only shows the place. */
  isConfirmed: boolean;
  email: string;
  token: string;
  /** In an invitation. */
  storeUrl: string | null;
};

export const leavePath = '/functions/v1/leave-waitlist';

const linkBlock = /^\[(.+)\] (\S+)$/;
/** In the layout, each place for blocks begins with the form of a text and of a link. */
const places = /<!--(\w+)-->(.*?)<!--\/-->\s*<!--(\w+)-->(.*?)<!--\/-->\s*<!--end-->/gs;

/**
 * A template is the email's text: a title, paragraphs, and `[a link] its address`; after it a footer. The HTML
 * says the same in the layout of `waitlist.html`. All are read before any email is taken, so that a missing one puts
 * none in doubt.
 */
export function waitlistWriter({
  templates,
  siteUrl,
  siteName,
  backendUrl,
}: WaitlistMailOptions): (mail: WaitlistMail) => Letter {
  const read = (name: string) => readFileSync(join(templates, name), 'utf8').trim();
  const texts = {
    confirm: read('waitlist-confirm.txt'),
    place: read('waitlist-place.txt'),
    invite: read('waitlist-invite.txt'),
  };
  const footer = read('waitlist-footer.txt');
  const layout = read('waitlist.html');
  return ({ id, kind, isConfirmed, email, token, storeUrl }) => {
    const values = {
      SiteName: siteName,
      SiteURL: siteUrl,
      TokenHash: token,
      StoreURL: storeUrl ?? siteUrl,
    };
    const blocksOf = (template: string) => fill(template, values).split('\n\n');
    const [title = '', ...body] = blocksOf(
      texts[kind === 'confirm' && isConfirmed ? 'place' : kind],
    );
    const parts = [body, blocksOf(footer)];
    const text = [title, ...body, '--', ...blocksOf(footer)]
      .map((block) => block.replace(linkBlock, '$1:\n$2'))
      .join('\n\n');
    const html = layout.replace(places, (_, __, paragraph: string, ___, link: string) =>
      (parts.shift() ?? [])
        .map((block) => {
          const [, label, address] = linkBlock.exec(block) ?? [];
          return fill(address ? link : paragraph, {
            Text: escapeHtml(label ?? block),
            Address: escapeHtml(address ?? ''),
          });
        })
        .join('\n'),
    );
    return {
      to: email,
      subject: title,
      text,
      html: fill(html, { SiteName: escapeHtml(siteName), Title: escapeHtml(title) }),
      // Mail servers may drop a second email with the same id.
      messageId: `<waitlist-${id}@${new URL(siteUrl).hostname}>`,
      headers: {
        'List-Unsubscribe': `<${backendUrl}${leavePath}?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
}
