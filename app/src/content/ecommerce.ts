import { claim } from '@tuppence/content/claims/texts';
import type { PageMeta } from '@tuppence/site/page-meta';
import type {
  AssistantPromptProps,
  CallToActionProps,
  CodeSamplesProps,
  StoreBenefitsProps,
} from '@tuppence/ui/donation-api';
import { env } from '../env';
import { ecommercePrompt, promptPaths } from './prompts';
import { samples } from './samples';

export const meta: PageMeta = {
  path: '/donation-api/ecommerce',
  title: `Donations for online stores | ${env.name}`,
  description:
    'Give a share of every order to charity. Paste one prompt into your assistant, or take the sample code for Shopify and WooCommerce.',
  keywords: ['ecommerce donations', 'Shopify', 'WooCommerce', 'donation API', 'give a share'],
};

export const assistantPrompt: Omit<AssistantPromptProps, 'onCopied' | 'onFailed'> = {
  // Non-breaking spaces keep each sentence on one line.
  title: 'Tear\u00A0off. Paste\u00A0in. Give\u00A0back.',
  lead: `Paste this prompt and your assistant builds it for you: ${claim('suggestedShare')} of every order to charity, in a ${claim('integrationTimeLong')} integration.`,
  prompt: ecommercePrompt(env),
  promptLabel: 'The prompt',
  copyLabel: 'Tear off the prompt',
  plain: { href: promptPaths.ecommerce, label: 'As plain text' },
  stepsTitle: 'Three steps',
  steps: [
    {
      title: 'Paste the prompt',
      text: 'Into whichever assistant writes your code. It’ll ask three things: your platform, your charity and your share.',
    },
    {
      title: 'Place a test order',
      text: 'Any key that starts with tp_test_ makes the same call and moves no money. The API reference below has one to copy. The prompt says what to expect.',
    },
    {
      title: 'Swap the key',
      text: `Email ${env.enquiriesEmail} for a live key. From the next paid order, your share is on its way.`,
    },
  ],
};

export const benefits: StoreBenefitsProps = {
  title: 'A good deed converts',
  figure: { value: claim('conversionUpliftStores'), label: 'conversion uplift in shop checkouts' },
  points: [
    {
      title: 'Your customers pay nothing extra',
      text: 'The share comes out of the order, not on top of it.',
    },
    {
      title: 'You choose the share',
      text: `We suggest ${claim('suggestedShare')}. It’s set in one line, and you can change it whenever you like.`,
    },
    {
      title: 'Nobody waits for it',
      text: 'The call goes out after payment, and gives up after ten seconds. If it fails, the order carries on regardless.',
    },
    {
      title: 'Proof, not a badge',
      text: 'Every call answers with the sums, so your thank-you page can show them.',
    },
  ],
  receipt: {
    label: `Example order with ${claim('suggestedShare')} for charity`,
    title: 'Order 1001',
    details: ['Your store', 'Example'],
    lines: [
      { label: 'Enamel teapot', value: '£38.00' },
      { label: 'Two mugs', value: '£26.00' },
      { label: 'Customer pays', value: '£64.00', emphasis: 'strong' },
      { label: 'Added for the customer', value: '£0.00' },
      { label: 'Your share', value: claim('suggestedShare') },
    ],
    total: { label: 'To St Anne’s Hospice', value: '£0.64' },
    footer: 'It adds up: 1,000 teapots make £380.',
  },
};

export const code: Omit<CodeSamplesProps, 'onCopied' | 'onFailed'> = {
  id: 'code',
  title: 'Or take the code',
  lead: 'For the two platforms we’re asked about most. Both call the same address with the same five fields.',
  figure: { value: claim('integrationTime'), label: 'integration' },
  samples: [
    {
      name: 'Shopify',
      text: 'No code to host: a workflow in Shopify Flow makes the call.',
      steps: [
        'New workflow with the trigger “Order paid”, and the condition that the total is £0.50 or more: 1% of less rounds to nothing.',
        'Add the action “Send HTTP request”, method POST.',
        `URL: ${env.donationApiUrl}`,
        'Headers: Authorization with the value Bearer and your key, kept as a secret; Content-Type with application/json.',
        'Body: paste this.',
      ],
      title: 'Body of the request',
      ...samples.shopifyFlow,
    },
    {
      name: 'WooCommerce',
      text: 'A plug-in of one file. Put it into the plugins folder, and your key into wp-config.php.',
      title: 'tuppence-donations.php',
      ...samples.wooCommerce,
    },
  ],
};

export const callToAction: CallToActionProps = {
  title: 'Another platform?',
  text: 'If it can make one HTTPS request, it can give. Write to us and a real person will answer.',
  action: { href: '/about#contact-us', label: 'Ask us' },
};
