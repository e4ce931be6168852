import { sessionStore } from '@tuppence/site/storage';

const inviteKey = 'invite-code';

let current: string | null | undefined;
const listeners = new Set<() => void>();

/** What a sentence, a chat program or a copied line leaves around a code. */
const around = /^[\s("'“‘<[*_]+|[^a-z\d]+$/gi;

/**
 * The invite code in `?ref=CODE`: 2 to 32 letters, digits and hyphens. Links are passed on by hand, so
 * capitals in the name, an escaped `&`, a second query, punctuation around the code and characters that
 * nobody sees are read as meant.
 */
export function inviteCodeIn(query: string): string | null {
  const codes = [...new URLSearchParams(query.replaceAll(/&amp;|[?;]/g, '&'))]
    .filter(([name]) => name.toLowerCase() === 'ref')
    .map(([, text]) => text.replaceAll(/\p{C}/gu, ''))
    .map((text) => valid((text.split(/[?&#;]/)[0] ?? '').replace(around, '')));
  return codes.find((code) => code !== null) ?? null;
}

export function inviteCode(): string | null {
  if (current === undefined) {
    current = valid(sessionStore.get(inviteKey));
    takeInviteCode(window.location.search);
  }
  return current ?? null;
}

/** Remembers the invite code in a query for this tab. */
export function takeInviteCode(query: string): void {
  const given = inviteCodeIn(query);
  if (!given || given === current) return;
  current = given;
  sessionStore.set(inviteKey, given);
  for (const listener of listeners) listener();
}

export function onInviteCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds the code to an App Store link as its campaign token. */
export function withCampaign(storeUrl: string, code: string | null): string {
  return withParameter(storeUrl, 'ct', code);
}

export function withInvite(address: string, code: string | null): string {
  return withParameter(address, 'ref', code);
}

/** The code, if links must carry it because the browser cannot store it. */
export function codeForLinks(): string | null {
  const code = inviteCode();
  return code && sessionStore.get(inviteKey) !== code ? code : null;
}

function withParameter(address: string, name: string, code: string | null): string {
  if (!code) return address;
  const url = new URL(address);
  url.searchParams.set(name, code);
  return url.href;
}

function valid(text: string | null): string | null {
  return text && /^[a-z\d-]{2,32}$/i.test(text) ? text : null;
}
