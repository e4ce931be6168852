import type { PageMeta } from '@tuppence/site/page-meta';
import type { ApiReferenceProps } from '@tuppence/ui/donation-api';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/donation-api/reference',
  title: `Donation API reference | ${name}`,
  description:
    'Every call of the donation API with its fields, answers and errors, and a form to try each against the sandbox. No money moves.',
  keywords: ['donation API', 'API reference', 'OpenAPI', 'sandbox'],
});

export const reference: Pick<ApiReferenceProps, 'title' | 'links' | 'copy'> = {
  title: 'Donation API reference',
  links: [{ href: '/donation-api/charities#keys', label: 'Get a test key and a charity id' }],
  copy: {
    keyLabel: 'Test key',
    keyShared: (key: string) => `Every call on this page uses the key ${key}.`,
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
};

export const noReply = {
  noSandbox:
    'This copy of the site has no sandbox. Run it on your own machine (npm start), or call the API from your server.',
  unreachable: 'There was no response. Check your connection, then try again.',
};
