import { inviteCodeIn } from './invite-code';

/** A charity's invite link; null for an invalid code. */
export function inviteLink(code: string, page: string): string | null {
  const read = inviteCodeIn(`?ref=${encodeURIComponent(code)}`);
  return read && `${page}?ref=${read}`;
}
