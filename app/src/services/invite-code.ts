import { sessionStore } from './storage';

const inviteKey = 'invite-code';

let current: string | null | undefined;
const listeners = new Set<() => void>();

/** The invite code in an address's query: `?ref=CODE`, letters, digits and hyphens, 2 to 32. Anything else is none. */
export function inviteCodeIn(query: string): string | null {
  return valid(new URLSearchParams(query).get('ref'));
}

/** The invite code that this tab came with, or null. Of several the latest. */
export function inviteCode(): string | null {
  if (current === undefined) {
    current = valid(sessionStore.get(inviteKey));
    takeInviteCode(window.location.search);
  }
  return current ?? null;
}

/** Remembers an address's invite code, where it has one, for the tab. */
export function takeInviteCode(query: string): void {
  const given = inviteCodeIn(query);
  if (!given || given === current) return;
  current = given;
  sessionStore.set(inviteKey, given);
  for (const listener of listeners) listener();
}

/** Tells when the code changes. Returns a function that ends it. */
export function onInviteCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An App Store link with the code as its campaign token. */
export function withCampaign(storeUrl: string, code: string | null): string {
  return withParameter(storeUrl, 'ct', code);
}

/** An address of this site with the code, so that who opens it comes with the same invitation. */
export function withInvite(address: string, code: string | null): string {
  return withParameter(address, 'ref', code);
}

/** What links of this site must carry, because the browser refuses to remember it; null where it does remember. */
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
