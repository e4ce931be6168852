import type { PageMeta } from '@tuppence/site/page-meta';
import type { ApiReferenceProps } from '@tuppence/ui/donation-api';
import { env } from '../env';
import { apiDescription, apiOperations } from './api-operations';

export const meta: PageMeta = {
  path: '/donation-api/reference',
  title: `Donation API reference | ${env.name}`,
  description:
    'Every call of the donation API with its fields, answers and errors, and a form to try each against the sandbox. No money moves.',
  keywords: ['donation API', 'API reference', 'OpenAPI', 'sandbox'],
};

export const reference: Omit<ApiReferenceProps, 'apiKey' | 'onApiKey' | 'onTry'> = {
  title: 'Donation API reference',
  lead: apiDescription,
  links: [{ href: '/donation-api/charities#keys', label: 'Get a test key and a charity id' }],
  copy: {
    keyLabel: 'Test key',
    bodyLabel: 'Body (JSON)',
    sendLabel: 'Send',
    sendingLabel: 'Sending…',
    replyLabel: 'Response',
    parametersTitle: 'Parameters',
    fieldsTitle: 'Body',
    answersTitle: 'Responses',
    answerFieldsTitle: (name) => `Response: ${name}`,
    requiredLabel: 'required',
  },
  operations: apiOperations,
};

export const noReply = {
  noSandbox:
    'This copy of the site has no sandbox. Run it on your own machine (npm start), or call the API from your server.',
  unreachable: 'There was no response. Check your connection, then try again.',
};
