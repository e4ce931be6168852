import { exampleDeclaration as donor } from '@tuppence/giving/declaration';
import { feePence, giftAidPercent } from '@tuppence/giving/donation';

export const id = {
  type: 'string',
  pattern: '^[A-Za-z0-9#][A-Za-z0-9_.:/#-]{0,99}$',
};

const fields = {
  amount: {
    type: 'integer',
    minimum: 1,
    maximum: 1_000_000,
    description: 'The donation in pence.',
    examples: [25],
  },
  currency: { type: 'string', const: 'GBP', description: 'Pounds sterling only.' },
  charity_id: {
    type: 'string',
    maxLength: 64,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description:
      'The id of the charity that receives the donation. A charity with a page on this site has the name in the page’s address as its id; others have their registered number in lower case. The sandbox takes any id of this form.',
    examples: ['parentkind'],
  },
  order_id: {
    ...id,
    description: 'The id of the order. Sending the same order_id twice records one donation.',
    examples: ['1001'],
  },
  metadata: {
    type: 'object',
    description: 'How the donor gives. Optional, and so is each of its fields.',
    additionalProperties: false,
    properties: {
      gift_aid: { type: 'boolean', description: 'The donor made the Gift Aid declaration.' },
      monthly: {
        type: 'boolean',
        description: 'The donor repeats the gift each month, until it is cancelled.',
      },
      payment: {
        type: 'string',
        enum: ['card', 'bank_transfer'],
        description: `How the donor pays. A card costs ${feePence.card}p, which comes out of the amount; a bank transfer is free. If it is missing, no fee is taken.`,
      },
    },
  },
};

const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const time = (type: string | string[], description: string) => ({
  type,
  format: 'date-time',
  description,
});

const words = (maxLength: number, example: string, description?: string) => ({
  ...{ type: 'string', minLength: 1, maxLength, description },
  examples: [example],
});

const sum = (description: string) => ({ type: 'integer', description });
const sums = {
  ...object({
    donor_pays: sum('What leaves the donor’s account: the amount, and nothing more.'),
    fee: sum('The fee of the payment method. It comes out of the amount.'),
    gift_aid: sum(
      `What HMRC adds: ${giftAidPercent}% of the amount, rounded down to whole pence, if Gift Aid was declared.`,
    ),
    charity_gets: sum('What the charity gets.'),
  }),
  description: 'In pence: charity_gets = donor_pays - fee + gift_aid.',
};

export const schemas = {
  NewDonation: {
    type: 'object',
    additionalProperties: false,
    required: ['amount', 'currency', 'charity_id', 'order_id', 'customer_id'],
    properties: {
      ...fields,
      customer_id: {
        ...id,
        description: 'The store’s id for the customer, or guest. Checked, but not stored.',
        examples: ['guest'],
      },
      declaration: {
        ...object({
          first_name: words(35, donor.firstName),
          last_name: words(35, donor.lastName),
          house: words(40, donor.house, 'House name or number, or first line of the home address.'),
          postcode: words(8, donor.postcode, 'A UK postcode, or X for an address abroad.'),
        }),
        additionalProperties: false,
        description:
          'Who made the Gift Aid declaration. Required with metadata.gift_aid, and only then. The sandbox checks and discards it.',
      },
    },
  },
  Donation: object({
    id: { type: 'string', description: 'The id of the donation.' },
    ...fields,
    sums,
    test: { type: 'boolean', const: true, description: 'No money moved.' },
    created_at: time('string', 'When it was recorded.'),
    cancelled_at: time(['string', 'null'], 'When a monthly gift was stopped.'),
    refunded_at: time(['string', 'null'], 'When the donor got the amount back.'),
  }),
  Donations: object({
    data: {
      type: 'array',
      items: { $ref: '#/components/schemas/Donation' },
      description: 'The donations, newest first.',
    },
  }),
  Problem: {
    type: 'object',
    description: 'RFC 9457.',
    required: ['type', 'title', 'status', 'detail'],
    properties: {
      type: { type: 'string', const: 'about:blank' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      errors: {
        type: 'array',
        description: 'What is wrong with each field.',
        items: object({ field: { type: 'string' }, message: { type: 'string' } }),
      },
    },
  },
};
