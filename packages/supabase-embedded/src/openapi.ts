const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};
const refused = (description: string) => ({ description, content: problemContent });
const booked = (description: string) => ({
  description,
  headers: {
    Location: { description: 'Where the donation stands.', schema: { type: 'string' } },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Donation' } } },
});

const wrongKey = refused('The key is missing or wrong.');
const tooMany = {
  ...refused('Too many calls from this address.'),
  headers: {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  },
};

const id = {
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
  currency: { type: 'string', const: 'GBP' },
  charity_id: {
    type: 'string',
    maxLength: 64,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description: 'The charity that receives the donation.',
    examples: ['save-the-children'],
  },
  order_id: {
    ...id,
    description: 'The order’s own id. The same order_id sent twice is one donation.',
    examples: ['1001'],
  },
  metadata: {
    type: 'object',
    additionalProperties: false,
    properties: {
      gift_aid: { type: 'boolean', description: 'The donor made the Gift Aid declaration.' },
      monthly: { type: 'boolean', description: 'The donor repeats the gift each month.' },
    },
  },
};

/** The donation API as OpenAPI 3.1, served at /v1/openapi.json. */
export const donationApi = {
  openapi: '3.1.0',
  info: {
    title: 'Donation API, sandbox',
    version: '1.0.0',
    description:
      'Books donations under test keys. No money moves, and what was booked is forgotten when the server restarts or 10,000 newer donations were booked. Send no names, emails or addresses.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/v1', description: 'The server that serves this document.' }],
  security: [{ key: [] }],
  tags: [{ name: 'Donations', description: 'What was given, to whom, for which order.' }],
  paths: {
    '/donations': {
      post: {
        operationId: 'bookDonation',
        summary: 'Book a donation',
        tags: ['Donations'],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewDonation' } },
          },
        },
        responses: {
          '200': booked('This order was booked before. Nothing was booked again.'),
          '201': booked('Booked.'),
          '400': refused('The body is no JSON object.'),
          '401': wrongKey,
          '409': refused('This order was booked before, with other values.'),
          '413': refused('The body is too large.'),
          '422': refused('A field is wrong; `errors` says which.'),
          '429': tooMany,
        },
      },
      get: {
        operationId: 'listDonations',
        summary: 'What was booked under this key, newest first',
        tags: ['Donations'],
        parameters: [
          {
            name: 'order_id',
            in: 'query',
            description: 'Only the donation of this order.',
            schema: id,
          },
        ],
        responses: {
          '200': {
            description: 'At most 100 donations.',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Donations' } },
            },
          },
          '401': wrongKey,
          '429': tooMany,
        },
      },
    },
    '/donations/{id}': {
      get: {
        operationId: 'getDonation',
        summary: 'One donation',
        tags: ['Donations'],
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'The id that booking answered.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          '200': {
            description: 'The donation.',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Donation' } },
            },
          },
          '401': wrongKey,
          '404': refused('There is no such donation under this key.'),
          '429': tooMany,
        },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'A key that starts with tp_test_.' },
    },
    schemas: {
      NewDonation: {
        type: 'object',
        additionalProperties: false,
        required: ['amount', 'currency', 'charity_id', 'order_id', 'customer_id'],
        properties: {
          ...fields,
          customer_id: {
            ...id,
            description: 'The store’s id of the customer, or "guest". Checked, not kept.',
            examples: ['guest'],
          },
        },
      },
      Donation: {
        type: 'object',
        required: [
          'id',
          'amount',
          'currency',
          'charity_id',
          'order_id',
          'metadata',
          'test',
          'created_at',
        ],
        properties: {
          id: { type: 'string' },
          ...fields,
          test: { type: 'boolean', const: true, description: 'No money moved.' },
          created_at: { type: 'string', format: 'date-time' },
        },
      },
      Donations: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Donation' } } },
      },
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
            items: {
              type: 'object',
              required: ['field', 'message'],
              properties: { field: { type: 'string' }, message: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};
