import { invitation } from '@tuppence/content/partner/invite';
import { invitingCharity } from '../../services/charities/partner-list';

/** The invitation of an invite code, if a partner has it. */
export async function invitationFor(code: string) {
  const name = await invitingCharity(code).catch(() => undefined);
  return name ? invitation(name) : undefined;
}
