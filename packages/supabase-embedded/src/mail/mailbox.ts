import type { EmailDriver, EmailMessage } from '@supabase/lite';

export type Mail = {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string | null;
  sentAt: string;
};

const kept = 200;

/** Collects emails on a developer's machine. */
export class Mailbox implements EmailDriver {
  mails: readonly Mail[] = [];
  #count = 0;
  readonly #announce: (line: string) => void;

  constructor(announce: (line: string) => void) {
    this.#announce = announce;
  }

  async send({ to, subject, text = '', html = '' }: EmailMessage): Promise<void> {
    const link = text.match(/https?:\/\/\S+\/auth\?step=\S+/)?.[0] ?? null;
    this.#count += 1;
    const sentAt = new Date().toISOString();
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function overview(mails: readonly Mail[]): string {
  const entries = mails.map(
    ({ id, to, subject, text, link, sentAt }) => `<article>
<h2><a href="/_mailbox/${id}">${escapeHtml(subject)}</a></h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt}</time></p>
<pre>${escapeHtml(text)}</pre>
${link ? `<p><a href="${escapeHtml(link)}">Follow the link</a></p>` : ''}</article>`,
  );
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Local mailbox</title>
<meta name="viewport" content="width=device-width">
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#10201a;background:#f6f7f2}
article{background:#fff;border:1px solid #d9ded3;border-radius:8px;padding:1rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}a{color:#0b7a4b}</style>
<main><h1>Local mailbox</h1><p>Emails that this machine caught instead of sending, newest first.</p>
${entries.join('\n') || '<p>None yet. Create an account at <a href="/auth">/auth</a>.</p>'}</main></html>`;
}
