import * as content from '@tuppence/content/donation-api/charities-trial';
import { chunk } from '@tuppence/site/chunk';
import { CheckoutTrial } from '@tuppence/ui/donation-api';
import { useState } from 'react';

const part = chunk(() => import('./widget'));

/** The widget of the sample code. */
export function WidgetTrial() {
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'open'>('closed');
  const [orderId, setOrderId] = useState<string>();
  const loaded = part.loaded();

  async function open() {
    setState('opening');
    const opened = await part.load().then(
      ({ loadCheckoutElement }) => loadCheckoutElement(),
      () => false,
    );
    setState(opened ? 'open' : 'failed');
  }

  return (
    <CheckoutTrial
      {...content.trial}
      state={state}
      onOpen={open}
      result={orderId === undefined ? undefined : content.calledBack(orderId)}
    >
      {state === 'open' && loaded ? <loaded.Widget onOrder={setOrderId} /> : null}
    </CheckoutTrial>
  );
}
