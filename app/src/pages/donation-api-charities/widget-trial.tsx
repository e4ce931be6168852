import * as content from '@tuppence/content/donation-api/charities-trial';
import { CheckoutTrial } from '@tuppence/ui/donation-api';
import { createElement, useState } from 'react';
import { loadCheckoutElement, sandboxAddress } from '../../services/browser/checkout-element';

/** The widget of the sample code. */
export function WidgetTrial() {
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'open'>('closed');
  const [orderId, setOrderId] = useState<string>();

  async function open() {
    setState('opening');
    setState((await loadCheckoutElement()) ? 'open' : 'failed');
  }

  return (
    <CheckoutTrial
      {...content.trial}
      state={state}
      onOpen={open}
      result={orderId === undefined ? undefined : content.calledBack(orderId)}
    >
      {state === 'open'
        ? createElement('tuppence-checkout', {
            'ontuppence-success': ({ detail }: CustomEvent<{ orderId: string }>) =>
              setOrderId(detail.orderId),
            ...content.attributes,
            'api-url': sandboxAddress(),
          })
        : null}
    </CheckoutTrial>
  );
}
