import { accountNotices } from './account-notices';

/** Shown to a donor who has just confirmed their address by an old link. */
export const confirmedNotice = accountNotices.welcome;
