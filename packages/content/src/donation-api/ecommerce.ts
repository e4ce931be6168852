import type { PageMeta } from '@tuppence/site/page-meta';
import type * as ui from '@tuppence/ui/donation-api';
import { claim } from '../claims/texts.ts';
import { faq, faqData } from '../shared/faq.ts';
import type { Site } from '../site.ts';
import { ecommercePrompt, promptPath } from './prompt.ts';
import shopifyFlow from './samples/shopify-flow.liquid?highlight';
import wooCommerce from './samples/woocommerce.php?highlight';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/donation-api/ecommerce',
  title: `Donations for online stores | ${name}`,
  description:
    'Give a share of every order to charity. Paste one prompt into your assistant, or take the sample code for Shopify and WooCommerce.',
  keywords: ['ecommerce donations', 'Shopify', 'WooCommerce', 'donation API', 'give a share'],
  faq: faqData(questions),
});

export const assistantPrompt = (site: Site): ui.AssistantPromptProps => ({
  // Non-breaking spaces keep each sentence on one line.
  title: 'Tear\u00A0off. Paste\u00A0in. Give\u00A0back.',
  lead: `Paste this prompt and your assistant builds it for you: ${claim('suggestedShare')} of every order to charity, in a ${claim('integrationTimeLong')} integration.`,
  prompt: ecommercePrompt(site),
  promptLabel: 'The prompt',
  copyLabel: 'Tear off the prompt',
  plain: { href: promptPath, label: 'As plain text' },
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
      text: `Agree it with your charity in writing, then email ${site.enquiriesEmail} for a live key. From the next paid order, your share is on its way.`,
    },
  ],
});

export const benefits: ui.StoreBenefitsProps = {
  title: 'Why shops do it',
  figure: {
    value: claim('conversionUpliftStores'),
    label: 'conversion uplift, in shop checkouts that show the gift',
  },
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

export const code = ({ donationApiUrl }: Site): ui.CodeSamplesProps => ({
  id: 'code',
  title: 'Or take the code',
  lead: 'For the two platforms we’re asked about most. Both call the same address with the same five fields.',
  figure: { value: claim('integrationTime'), label: 'integration' },
  samples: [
    {
      name: 'Shopify',
      text: 'No code to host: a workflow in Shopify Flow makes the call.',
      steps: [
        'New workflow with the trigger “Order paid”, and the condition that the total is £0.50 or more: 1% of a smaller sum rounds down to nothing.',
        'Add the action “Send HTTP request”, method POST.',
        `URL: ${donationApiUrl}`,
        'Headers: Authorization with the value Bearer and your key, kept as a secret; Content-Type with application/json.',
        'Body: paste this.',
      ],
      title: 'Body of the request',
      ...shopifyFlow,
    },
    {
      name: 'WooCommerce',
      text: 'A one-file plug-in. Put it into the plugins folder, and your key into wp-config.php.',
      title: 'tuppence-donations.php',
      ...wooCommerce,
    },
  ],
});

export const questions = faq('What shop owners ask us', 'Before they paste anything.', {
  'what-does-a-store-pay': {
    question: 'What does my store pay?',
    answer: [
      `Whatever share you choose; the prompt suggests ${claim('suggestedShare')} of an order. You set it in one line, and can change it or set it to 0 at any time.`,
      'How it is collected, when the charity is paid, and until when you can refund a gift: we agree all three before you get a live key.',
    ],
  },
  'do-we-ask-the-charity': {
    question: 'Must we ask the charity?',
    answer:
      'Yes, before your shop names it. Charity law asks for a written agreement with a charity when a purchase is said to help it. To test, you need none: nobody sees the name.',
  },
  'will-checkout-be-slower': {
    question: 'Will it slow down my checkout?',
    answer:
      'No. The donation is sent from your server after the order is paid. If our service doesn’t answer, your customer never notices.',
  },
  'which-platforms': {
    question: 'Which platforms does it work with?',
    answer:
      'Any that can make one HTTPS request. There’s sample code for two of them on this page, and a prompt for everything else.',
  },
  'is-the-prompt-safe': {
    question: 'Is it safe to paste the prompt into an assistant?',
    answer:
      'Yes. The prompt holds no key and no customer data. Keep your key in an environment variable, as the prompt tells the assistant, and read what it writes before you ship it.',
  },
});

export const callToAction: ui.CallToActionProps = {
  title: 'Another platform?',
  text: 'If it can make one HTTPS request, it can give. Write to us and a real person will answer.',
  action: { href: '/about#contact-us', label: 'Ask us' },
};
