import { inviteCodeIn } from './invite-code';

/** The link by which a charity invites with its code; null for what is no code. A file of its own: only the kit needs it. */
export function inviteLink(code: string, origin: string): string | null {
  const query = `?ref=${encodeURIComponent(code)}`;
  return inviteCodeIn(query) && `${origin}/${query}`;
}
