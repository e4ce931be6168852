import { invitedBy } from '../../content/invites';
import { invitingCharity } from '../../services/partner-list';

/** What the charity behind an invite code says; undefined for codes of no partner, and while their list cannot be had. */
export async function greetingFor(code: string): Promise<string | undefined> {
  const name = await invitingCharity(code).catch(() => undefined);
  return name && invitedBy(name);
}
