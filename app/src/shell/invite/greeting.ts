import { invitedBy } from '../../content/invites';
import { invitingCharity } from '../../services/partner-list';

/** The greeting for a code. Undefined if it is not a partner's, or the list fails to load. */
export async function greetingFor(code: string): Promise<string | undefined> {
  const name = await invitingCharity(code).catch(() => undefined);
  return name && invitedBy(name);
}
