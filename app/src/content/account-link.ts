import { accountNotices } from './account-notices';

export const confirmedNotice = accountNotices.welcome;
