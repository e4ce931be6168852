import { type Declaration, isDeclared } from '@tuppence/giving/declaration';
import { breakDown, feePence } from '@tuppence/giving/donation';
import * as v from 'valibot';

/** No @ or space: an id must not be an email address or a full name. */
const id = (maximum: number) =>
  v.pipe(
    v.string('must be a string'),
    v.regex(
      new RegExp(`^[A-Za-z0-9#][\\w.:/#-]{0,${maximum - 1}}$`),
      `must be an id of 1 to ${maximum} letters, digits and the signs . : / # _ -, beginning with a letter, a digit or #`,
    ),
  );
const amount = 'must be a whole number of pence from 1 to 1000000';
const flag = v.optional(v.boolean('must be true or false'));

const declared = (field: keyof Declaration, message: string) =>
  v.pipe(
    v.string('must be a string'),
    v.check((entry) => isDeclared(field, entry), message),
  );

const declaration = v.strictObject(
  {
    first_name: declared('firstName', 'must be 1 to 35 characters'),
    last_name: declared('lastName', 'must be 1 to 35 characters'),
    house: declared('house', 'must be 1 to 40 characters'),
    postcode: declared('postcode', 'must be a UK postcode, or X for an address abroad'),
  },
  'must be an object of first_name, last_name, house and postcode',
);
const metadata = v.strictObject(
  {
    gift_aid: flag,
    monthly: flag,
    payment: v.optional(v.picklist(['card', 'bank_transfer'], 'must be "card" or "bank_transfer"')),
  },
  'must be an object of gift_aid, monthly and payment',
);
const groups = { metadata, declaration };

const schema = v.strictObject({
  amount: v.pipe(
    v.number(amount),
    v.integer(amount),
    v.minValue(1, amount),
    v.maxValue(1_000_000, amount),
  ),
  currency: v.literal('GBP', 'must be "GBP"'),
  charity_id: v.pipe(
    v.string('must be a string'),
    v.regex(
      /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be a charity’s id, such as save-the-children',
    ),
  ),
  order_id: id(100),
  customer_id: id(100),
  metadata: v.optional(metadata, {}),
  declaration: v.optional(declaration),
});

export type DonationFields = v.InferOutput<typeof schema>;

/** The checkout's sums in pence, by the API's names. */
export function sumsOf({ amount, metadata }: Pick<DonationFields, 'amount' | 'metadata'>) {
  const sums = breakDown(amount, {
    giftAid: metadata.gift_aid ?? false,
    payment: metadata.payment === 'card' ? 'card' : 'bankTransfer',
  });
  return {
    donor_pays: sums.grossPence,
    fee: sums.feePence,
    gift_aid: sums.giftAidPence,
    charity_gets: sums.netPence,
  };
}

type FieldError = { field: string; message: string };

export type ReadDonation =
  | { kind: 'read'; fields: DonationFields }
  | { kind: 'refused'; errors: FieldError[] }
  | { kind: 'unreadable' };

export function readDonation(text: string): ReadDonation {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: 'unreadable' };
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { kind: 'unreadable' };
  const checked = v.safeParse(schema, body);
  if (checked.success) {
    const fields = checked.output;
    const { gift_aid = false } = fields.metadata;
    if (gift_aid !== (fields.declaration !== undefined))
      return refuse('declaration', 'is required with metadata.gift_aid, and only then');
    if (sumsOf(fields).charity_gets > 0) return { kind: 'read', fields };
    return refuse('amount', `does not cover the card fee of ${feePence.card}`);
  }
  const errors = new Map<string, string>();
  for (const issue of checked.issues) {
    const [name, part] = (issue.path ?? []).map(({ key }) => String(key));
    const group = Object.entries(groups).find(([one]) => one === name)?.[1];
    const isKnown = part === undefined || (group && Object.hasOwn(group.entries, part));
    const isField = isKnown && Object.hasOwn(schema.entries, name ?? '');
    // The name of an unknown field could be anything, so the answer leaves it out.
    const field = isField ? [name, part].filter(Boolean).join('.') : group ? name : 'body';
    const message = !isField
      ? 'must hold no other fields'
      : issue.received === 'undefined'
        ? 'is required'
        : issue.message;
    if (field && !errors.has(field)) errors.set(field, message);
  }
  return { kind: 'refused', errors: [...errors].map(([field, message]) => ({ field, message })) };
}

const refuse = (field: string, message: string): ReadDonation => ({
  kind: 'refused',
  errors: [{ field, message }],
});
