import { accountNotices } from './account-notices';
import { accountMessages } from './messages';

/** What a visitor is told who comes by a link from a mail. */
export const accountLinkNotices = {
  confirmed: accountMessages.signedIn,
  expired: accountNotices.linkExpired,
} as const;
