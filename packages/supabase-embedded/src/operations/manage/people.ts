import { removeDemo } from '../../database/demo.ts';
import { OperatorError } from '../../errors.ts';
import { writePrivateFile } from '../../private-file.ts';
import type { Query } from '../../waitlist/waitlist-queue.ts';
import { type Commands, table } from '../command.ts';
import { inDatabase } from '../data-place.ts';
import { siteAddress } from '../site-address.ts';
import { rowTable, sameAddress } from './rows.ts';

type Person = { id: string; email: string };
type Stored = { id: string; data: object };

const columns = `id::text, email, raw_user_meta_data ->> 'first_name' as first_name,
  raw_user_meta_data ->> 'last_name' as last_name, created_at::timestamp(0)::text as joined,
  coalesce(email_confirmed_at::timestamp(0)::text, 'no') as confirmed,
  coalesce(last_sign_in_at::timestamp(0)::text, 'never') as signed_in,
  (select count(*)::int from public.gifts where donor_id = donor.id) as gifts`;

async function accountOf<Row = Person>(query: Query, email: string, selected = 'id::text, email') {
  const find = `select ${selected} from auth.users donor where lower(email) = lower($1)`;
  return (await query<Row>(find, [email.trim()]))[0];
}

async function personOf<Row = Person>(query: Query, email = '', selected?: string): Promise<Row> {
  const person = await accountOf<Row>(query, email, selected);
  if (person) return person;
  const remove = `npm run manage -- waitlist delete ${email}`;
  const hint = (await signupsOf(query, email)) ? ` For the waitlist: ${remove}` : '';
  throw new OperatorError(`There is no account of ${email}.${hint}`);
}

/** What is stored about a person without an account, in the form of an account's data. */
const signupsOf = async (query: Query, email: string) => {
  const find = `select min(id::text) as id,
      json_build_object('waitlist', json_agg(to_jsonb(signup) - 'id')) as data
    from public.email_signups signup where ${sameAddress} having count(*) > 0`;
  return (await query<Stored>(find, [email]))[0];
};

/** To the end of a statement that selects from this, the database answers as if the person $1 asked. */
const actingAs = `(select set_config('request.jwt.claim.sub', $1, true),
  set_config('request.jwt.claims', json_build_object('sub', $1)::text, true) offset 0) as acting`;

export const people: Commands = {
  'manage people find TEXT': {
    says: 'lists accounts whose address or name contains the text (100 at most)',
    run: async ({ query, parameters: [text = ''] }) => {
      const found = await query<Record<string, unknown>>(
        `select email, first_name, last_name, joined, confirmed, gifts
         from (select ${columns}, created_at from auth.users donor) account
         where position(lower($1) in lower(concat_ws(' ', email, first_name, last_name))) > 0
         order by created_at limit 100`,
        [text],
      );
      return rowTable(found, `There is no account with "${text}".`);
    },
  },
  'manage people show EMAIL': {
    says: 'shows an account',
    run: async ({ query, parameters: [email] }) =>
      table(['', ''], Object.entries(await personOf<object>(query, email, columns))).trim(),
  },
  'manage people export EMAIL FILE [--replace]': {
    says: 'writes what is stored about a person, as the site offers it to them',
    run: async ({ query, parameters: [email = '', file = ''], flags, audit }) => {
      const account = await accountOf(query, email);
      const ownData = `select $1::text as id, private.own_data() as data from ${actingAs}`;
      const stored = account
        ? (await query<Stored>(ownData, [account.id]))[0]
        : await signupsOf(query, email);
      if (!stored) throw new OperatorError(`There is no account of ${email}, and no signup.`);
      audit(stored.id);
      const text = JSON.stringify(stored.data, null, 2);
      await writePrivateFile(file, flags.has('replace'), async () => text);
      return `Written to ${file}. It is personal data: delete it once it is sent.`;
    },
  },
  'manage people confirm EMAIL [--yes]': {
    says: 'confirms the address of a person who cannot get the email',
    run: async ({ query, parameters: [email], confirm, audit }) => {
      await confirm(
        `${email} will count as confirmed. Be sure that the person reads that mailbox.`,
      );
      const { id } = await personOf(query, email);
      // Its link in an email must not sign anyone in any more.
      const confirmed = await query(
        `update auth.users set email_confirmed_at = now(), confirmation_token = ''
         where id = $1 and email_confirmed_at is null returning id`,
        [id],
      );
      if (confirmed.length === 0) return `${email} is confirmed already.`;
      audit(id);
      return `Confirmed ${email}.`;
    },
  },
  'manage people reset-password EMAIL [--yes]': {
    says: 'sends a person the email with which they choose a new password',
    run: async ({ query, place, parameters: [email], confirm, audit }) => {
      const { id } = await personOf(query, email);
      await confirm(`${email} will be sent a link for a new password.`);
      const { url, key } = siteAddress(place);
      const answer = await fetch(`${url}/auth/v1/recover`, {
        method: 'POST',
        headers: { apikey: key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      if (!answer.ok)
        throw new OperatorError(`The server refused with ${answer.status}: ${await answer.text()}`);
      audit(id);
      return `${email} is sent the email.`;
    },
  },
  'manage people delete EMAIL [--yes]': {
    says: 'closes an account for good; its gifts stay without a name, its waitlist row goes',
    run: async ({ query, place, parameters: [typed], confirm, audit }) => {
      const { id, email } = await personOf(query, typed);
      const how = place.databaseUrl ? ' if the project has the webhook of docs/hosted.md' : '';
      await confirm(`The account of ${typed} will be closed, and the person told by email${how}.`);
      await query(`select private.close_account($2) from ${actingAs}`, [id, email]);
      audit(id);
      return `Closed the account of ${typed}. Backups keep it until they are overwritten.`;
    },
  },
  'manage people delete-demo [--yes]': {
    says: 'deletes the demo donor, whose password is public, and all that is invented',
    run: async ({ place, confirm, audit }) => {
      await confirm('The demo donor, its gifts and the sample charities will be deleted.');
      const { gifts, charities } = await inDatabase(place, removeDemo);
      audit();
      return `Deleted the demo donor, ${gifts} invented gifts and ${charities} sample charities.`;
    },
  },
};
