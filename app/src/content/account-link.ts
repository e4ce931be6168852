import { accountNotices } from './account-notices';

/** The texts for visitors who follow a link from a mail. */
export const accountLinkNotices = {
  confirmed: accountNotices.welcome,
  expired: accountNotices.linkExpired,
} as const;
