import { inviteCodeIn } from './invite-code';

/** A charity's invite link; null for an invalid code. */
export function inviteLink(code: string, origin: string): string | null {
  const query = `?ref=${encodeURIComponent(code)}`;
  return inviteCodeIn(query) && `${origin}/${query}`;
}
