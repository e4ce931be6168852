import { greeting } from '@tuppence/content/partner/invite';
import { invitingCharity } from '../../services/charities/partner-list';

/** The greeting for an invite code, if a partner has it. */
export async function greetingFor(code: string): Promise<string | undefined> {
  const name = await invitingCharity(code).catch(() => undefined);
  return name && greeting(name);
}
