import { demoDonor } from '../database/demo.ts';

export type { Queries as Database } from '../database/migrations.ts';

export type MovedTable = {
  name: string;
  /** The columns that order the rows, which are read in pages. */
  key: string;
  /** Columns that get the same value in every row, if the target has them. */
  constants?: Readonly<Record<string, string>>;
  /** Whether the migrations have already inserted rows, which are replaced. */
  replaces?: boolean;
  /** Default: all rows. */
  only?: string;
  /** Runs on the target after the rows are inserted. */
  after?: string;
};

const accountConstants = {
  // A hosted project only finds accounts of this instance.
  instance_id: '00000000-0000-0000-0000-000000000000',
  // Its account service fails if one of these is null.
  confirmation_token: '',
  recovery_token: '',
  email_change: '',
  email_change_token_new: '',
  email_change_token_current: '',
  phone_change: '',
  phone_change_token: '',
  reauthentication_token: '',
};

/** The order satisfies the foreign keys. What the seeds invented stays behind. */
export const movedTables: readonly MovedTable[] = [
  { name: 'auth.users', key: 'id', constants: accountConstants, only: `id <> '${demoDonor}'` },
  { name: 'auth.identities', key: 'id', only: `user_id <> '${demoDonor}'` },
  { name: 'public.gifts', key: 'id', only: `donor_id is distinct from '${demoDonor}'` },
  { name: 'public.email_signups', key: 'id' },
  // Links in emails keep working, and nobody is invited twice or brought back.
  { name: 'waitlist.mails', key: 'id' },
  { name: 'waitlist.tokens', key: 'digest' },
  { name: 'waitlist.departed', key: 'digest' },
  { name: 'waitlist.budgets', key: 'owner' },
  { name: 'waitlist.referrals', key: 'friend' },
  { name: 'waitlist.salt', key: 'only_row', replaces: true },
  { name: 'limits.rules', key: 'kind', replaces: true },
  {
    name: 'public.charities',
    key: 'register, moved.number',
    only: `register <> 'sample'`,
    after: 'refresh materialized view charity_finder.words',
  },
];
