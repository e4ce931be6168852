import { invitation } from '@tuppence/content/partner/invite';
import { invitingCharity } from '../../services/charities/partner-list';

/** Names the charity if a partner has the code. */
export const invitationFor = async (code: string) =>
  invitation(await invitingCharity(code).catch(() => undefined));
