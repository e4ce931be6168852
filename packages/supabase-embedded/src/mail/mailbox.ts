import { readFileSync } from 'node:fs';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { escapeHtml, fill } from './mail.ts';

type Mail = Required<EmailMessage> & { id: number; link: string | null; sentAt: string };

const kept = 200;
const overviewFile = new URL('../../supabase/embedded/mailbox.html', import.meta.url);
const siteLink = /https?:\/\/\S+\/(?:auth|waitlist)\?step=\S+/;

/** Collects emails on a developer's machine. */
export class Mailbox implements EmailDriver {
  mails: readonly Mail[] = [];
  #count = 0;
  readonly #announce: (line: string) => void;

  constructor(announce: (line: string) => void) {
    this.#announce = announce;
  }

  async send({ to, subject, text = '', html = '' }: EmailMessage): Promise<void> {
    this.#count += 1;
    const sentAt = new Date().toISOString();
    const link = siteLink.exec(text)?.[0] ?? null;
    const mail = { id: this.#count, to, subject, text, html, link, sentAt };
    this.mails = [mail, ...this.mails].slice(0, kept);
    this.#announce(`[mailbox] ${subject}: /_mailbox/${this.#count}`);
  }

  answer(address: string): Response {
    const url = new URL(address);
    if (url.pathname === '/_mailbox.json') {
      const to = url.searchParams.get('to')?.toLowerCase();
      return Response.json(this.mails.filter((mail) => !to || mail.to === to));
    }
    if (url.pathname === '/_mailbox') return page(overview(this.mails));
    const id = /^\/_mailbox\/(\d+)$/.exec(url.pathname)?.[1];
    const mail = this.mails.find((candidate) => candidate.id === Number(id));
    return mail ? page(mail.html) : new Response('No such email', { status: 404 });
  }
}

function page(html: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // An email is untrusted content: no scripts, no requests.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
    },
  });
}

/** The template has one article, which is repeated for each email. */
function overview(mails: readonly Mail[]): string {
  const template = readFileSync(overviewFile, 'utf8');
  const [article = ''] = /<article>.*<\/article>/s.exec(template) ?? [];
  const articles = mails.map(({ id, to, subject, text, sentAt }) =>
    fill(article, {
      ID: String(id),
      To: escapeHtml(to),
      Subject: escapeHtml(subject),
      Text: escapeHtml(text).replace(siteLink, '<a href="$&">$&</a>'),
      SentAt: sentAt,
    }),
  );
  return template.replace(article, () => articles.join(''));
}
