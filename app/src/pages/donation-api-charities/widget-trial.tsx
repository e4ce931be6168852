import * as content from '@tuppence/content/donation-api/charities-trial';
import { CheckoutTrial } from '@tuppence/ui/donation-api';
import { createElement, useEffect, useRef, useState } from 'react';
import { loadCheckoutElement, sandboxAddress } from '../../services/browser/checkout-element';

/** The widget of the sample code. */
export function WidgetTrial() {
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'open'>('closed');
  const [orderId, setOrderId] = useState<string>();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state !== 'open') return undefined;
    const { current } = element;
    const listen = (event: Event) =>
      setOrderId((event as CustomEvent<{ orderId: string }>).detail.orderId);
    current?.addEventListener('tuppence-success', listen);
    return () => current?.removeEventListener('tuppence-success', listen);
  }, [state]);

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
            ref: element,
            ...content.attributes,
            'api-url': sandboxAddress(),
          })
        : null}
    </CheckoutTrial>
  );
}
