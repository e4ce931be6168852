import type { CheckoutBuilderCopy } from '@tuppence/ui/donation-api';
import widget from './samples/checkout-widget.html?highlight';

/** As in the sample (samples/checkout-widget.html). */
export const attributes = {
  'api-key': 'tp_test_your_key',
  'charity-id': 'your-charity',
  amount: 3000,
  currency: 'GBP',
};

const error = 'Enter # and six digits or letters from A to F, such as #0B7A4B.';

/** The examples are Tuppence's own look. */
const fields: CheckoutBuilderCopy['fields'] = {
  'color-action': { label: 'Buttons and links', example: '#0B7A4B', error },
  'color-page': { label: 'Background', example: '#F6F7F2', error },
  'color-text': { label: 'Text', example: '#10201A', error },
  radius: { label: 'Corners', example: '8px', error: 'Enter a length such as 8px.' },
};

/** Colours that the widget derives, but may have to change. */
const derived: Record<string, string> = { strong: 'Bands', accent: 'Highlights', money: 'Coins' };

export const sample = { title: 'donate.html in your colours', code: widget.code };

export const builderCopy: CheckoutBuilderCopy = {
  label: 'The widget’s colours',
  fields,
  pickLabel: (label) => `${label}: pick a colour`,
  tryLabel: 'Try your colours',
  passed: (values) =>
    values
      ? `The widget has ${values}, and the code below too.`
      : 'The widget has its own colours again.',
  changedTitle: 'Some of this would be hard to read.',
  changed: ({ front, back, contrast, least, offer: { name = '', hex = '' } = {} }) => {
    const part = derived[name] ?? fields[`color-${name}` as keyof typeof fields].label;
    const ratio = (Math.floor(contrast * 100) / 100).toFixed(2);
    return `${part}: ${front} on ${back} has ${ratio}:1 and needs ${least}:1, so the widget has ${hex}.`;
  },
  refused:
    'We found no similar colours that are easy to read, so the widget keeps its own. The code has what you entered.',
};
