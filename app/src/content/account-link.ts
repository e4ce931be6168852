import { accountNotices } from './account-notices';

/** What a visitor is told who comes by a link from a mail. */
export const accountLinkNotices = {
  confirmed: accountNotices.welcome,
  expired: accountNotices.linkExpired,
} as const;
