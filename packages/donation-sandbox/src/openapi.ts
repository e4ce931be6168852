import { id, schemas } from './schemas.ts';

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};
const json = (schema: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});
const refused = (description: string) => ({ description, content: problemContent });
const recorded = (description: string) => ({
  description,
  headers: {
    Location: { description: 'The address of the donation.', schema: { type: 'string' } },
  },
  content: json('Donation'),
});

const wrongKey = refused('The key is missing or invalid.');
const tooMany = {
  ...refused('Too many calls from this address.'),
  headers: {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  },
};

const ofOne = (operationId: string, summary: string, description: string, more: object = {}) => ({
  operationId,
  summary,
  tags: ['Donations'],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The id from the response when the donation was recorded.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    '200': { description, content: json('Donation') },
    '401': wrongKey,
    '404': refused('There is no such donation under this key.'),
    ...more,
    '429': tooMany,
  },
});

export const donationApi = {
  openapi: '3.1.0',
  info: {
    title: 'Donation API, sandbox',
    version: '1.1.0',
    description:
      'This sandbox records donations under test keys, and no money moves. It keeps the newest 10,000, until the server restarts. Send your key in the header “Authorization: Bearer YOUR_KEY”. Send a name and address in the declaration only, and never an email.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/v1', description: 'The server that serves this document.' }],
  security: [{ key: [] }],
  tags: [
    { name: 'Donations', description: 'Record donations, read them back, stop and refund them.' },
  ],
  paths: {
    '/donations': {
      post: {
        operationId: 'recordDonation',
        summary: 'Record a donation',
        tags: ['Donations'],
        requestBody: { required: true, content: json('NewDonation') },
        responses: {
          '200': recorded('This order was recorded before. Nothing was recorded again.'),
          '201': recorded('Recorded.'),
          '400': refused('The body is not a JSON object.'),
          '401': wrongKey,
          '409': refused('This order was recorded before with other values.'),
          '413': refused('The body is too large.'),
          '422': refused('A field is invalid. The list of errors says which.'),
          '429': tooMany,
        },
      },
      get: {
        operationId: 'listDonations',
        summary: 'List donations, newest first',
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
          '200': { description: 'At most 100 donations.', content: json('Donations') },
          '401': wrongKey,
          '429': tooMany,
        },
      },
    },
    '/donations/{id}': { get: ofOne('getDonation', 'One donation', 'The donation.') },
    '/donations/{id}/cancel': {
      post: ofOne(
        'cancelDonation',
        'Stop a monthly gift',
        'Stopped, now or before: no more payments follow.',
        { '409': refused('The gift is not monthly.') },
      ),
    },
    '/donations/{id}/refund': {
      post: ofOne(
        'refundDonation',
        'Refund a donation',
        'Refunded in full, now or before. A monthly gift goes on until it is cancelled.',
      ),
    },
    '/gift-aid-schedule': {
      get: {
        operationId: 'giftAidSchedule',
        summary: 'The Gift Aid schedule for HMRC',
        tags: ['Donations'],
        responses: {
          '200': {
            description:
              'CSV with the columns of HMRC’s schedule: each gift under Gift Aid that was not refunded. In the sandbox all have the same donor, an example.',
            content: { 'text/csv': { schema: { type: 'string' } } },
          },
          '401': wrongKey,
          '429': tooMany,
        },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'A key that starts with tp_test_.' },
    },
    schemas,
  },
};
