import { removeDemo } from '../../database/demo.ts';
import { OperatorError } from '../../errors.ts';
import { writePrivateFile } from '../../private-file.ts';
import { type Commands, table } from '../command.ts';
import { type DataPlace, inDatabase } from '../data-place.ts';
import type { Database } from '../move-tables.ts';
import { siteAddress } from '../site-address.ts';

type Person = { id: string; email: string };

const columns = `id::text, email, raw_user_meta_data ->> 'first_name' as first_name,
  raw_user_meta_data ->> 'last_name' as last_name, created_at::timestamp(0)::text as joined,
  coalesce(email_confirmed_at::timestamp(0)::text, 'no') as confirmed,
  coalesce(last_sign_in_at::timestamp(0)::text, 'never') as signed_in,
  (select count(*)::int from public.gifts where donor_id = donor.id) as gifts`;

async function personOf(database: Database, email = ''): Promise<Person> {
  const { rows } = await database.query<Person>(
    'select id::text, email from auth.users where lower(email) = lower($1)',
    [email.trim()],
  );
  if (!rows[0]) throw new OperatorError(`There is no account of ${email}.`);
  return rows[0];
}

/** From here to the end of the transaction, the database answers as if the person asked. */
const actAs = (database: Database, { id }: Person) =>
  database.query(
    `select set_config('request.jwt.claim.sub', $1, true),
       set_config('request.jwt.claims', json_build_object('sub', $1::text)::text, true)`,
    [id],
  );

const find = (place: DataPlace, where: string, text: string) =>
  inDatabase(place, (database) =>
    database.query(
      `select ${columns} from auth.users donor where ${where} order by created_at limit 100`,
      [text],
    ),
  );

export const people: Commands = {
  'manage people find': {
    says: 'lists accounts whose address or name contains the text (100 at most)',
    usage: 'TEXT',
    run: async ({ place, parameters: [text = ''] }) => {
      const where = `position(lower($1) in lower(concat_ws(' ', email,
        raw_user_meta_data ->> 'first_name', raw_user_meta_data ->> 'last_name'))) > 0`;
      const { rows } = await find(place, where, text);
      if (rows.length === 0) return `There is no account with "${text}".`;
      const headings = ['Email', 'First name', 'Last name', 'Joined', 'Confirmed', 'Gifts'];
      const names = ['email', 'first_name', 'last_name', 'joined', 'confirmed', 'gifts'];
      return table(
        headings,
        rows.map((row) => names.map((name) => row[name])),
      );
    },
  },
  'manage people show': {
    says: 'shows an account',
    usage: 'EMAIL',
    run: async ({ place, parameters: [email = ''] }) => {
      const { rows } = await find(place, 'lower(email) = lower($1)', email.trim());
      if (!rows[0]) throw new OperatorError(`There is no account of ${email}.`);
      return table(['', ''], Object.entries(rows[0])).trim();
    },
  },
  'manage people export': {
    says: 'writes what is stored about a person, as the site offers it to them',
    usage: 'EMAIL FILE [--replace]',
    run: async ({ place, parameters: [email, file = ''], flags, audit }) => {
      const own = await inDatabase(place, async (database) => {
        const person = await personOf(database, email);
        await actAs(database, person);
        const { rows } = await database.query<{ data: object }>(
          'select private.own_data() as data',
        );
        audit(person.id);
        return rows[0]?.data;
      });
      await writePrivateFile(file, flags.has('replace'), async () => JSON.stringify(own, null, 2));
      return `Written to ${file}. It is personal data: delete it once it is sent.`;
    },
  },
  'manage people confirm': {
    says: 'confirms the address of a person who cannot get the email',
    usage: 'EMAIL [--yes]',
    run: async ({ place, parameters: [email = ''], confirm, audit }) => {
      await confirm(
        `${email} will count as confirmed. Be sure that the person reads that mailbox.`,
      );
      return inDatabase(place, async (database) => {
        const { id } = await personOf(database, email);
        // Its link in an email must not sign anyone in any more.
        const { rows } = await database.query(
          `update auth.users set email_confirmed_at = now(), confirmation_token = ''
           where id = $1 and email_confirmed_at is null returning id`,
          [id],
        );
        if (rows.length === 0) return `${email} is confirmed already.`;
        audit(id);
        return `Confirmed ${email}.`;
      });
    },
  },
  'manage people reset-password': {
    says: 'sends a person the email with which they choose a new password',
    usage: 'EMAIL [--yes]',
    run: async ({ place, parameters: [email = ''], confirm, audit }) => {
      const { id } = await inDatabase(place, (database) => personOf(database, email));
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
  'manage people delete': {
    says: 'closes an account for good; its gifts stay without a name, its waitlist row goes',
    usage: 'EMAIL [--yes]',
    run: async ({ place, parameters: [email = ''], confirm, audit }) => {
      await inDatabase(place, (database) => personOf(database, email));
      const how = place.databaseUrl ? ' if the project has the webhook of docs/hosted.md' : '';
      await confirm(`The account of ${email} will be closed, and the person told by email${how}.`);
      return inDatabase(place, async (database) => {
        const person = await personOf(database, email);
        await actAs(database, person);
        await database.query('select private.close_account($1)', [person.email]);
        audit(person.id);
        return `Closed the account of ${email}. Backups keep it until they are overwritten.`;
      });
    },
  },
  'manage people delete-demo': {
    says: 'deletes the demo donor, whose password is public, and all that is invented',
    usage: '[--yes]',
    run: async ({ place, confirm, audit }) => {
      await confirm('The demo donor, its gifts and the sample charities will be deleted.');
      const { gifts, charities } = await inDatabase(place, removeDemo);
      audit();
      return `Deleted the demo donor, ${gifts} invented gifts and ${charities} sample charities.`;
    },
  },
};
