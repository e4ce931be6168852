import { attributes, builderCopy, sample } from '@tuppence/content/donation-api/checkout-builder';
import { copyMessages } from '@tuppence/content/shared/notices';
import { CheckoutBuilder } from '@tuppence/ui/donation-api';
import { useCopyToasts } from '../../providers/toasts/use-copy-toasts';
import { sandboxAddress } from '../../services/browser/checkout-element';

export { loadCheckoutElement } from '../../services/browser/checkout-element';

/** The widget, with fields for its colours. */
export function Widget({ onOrder }: { onOrder: (orderId: string) => void }) {
  return (
    <CheckoutBuilder
      copy={builderCopy}
      sample={sample}
      {...useCopyToasts(() => copyMessages.copied(sample.title))}
      attributes={{
        ...attributes,
        'api-url': sandboxAddress(),
        'ontuppence-success': ({ detail }: CustomEvent<{ orderId: string }>) =>
          onOrder(detail.orderId),
      }}
    />
  );
}
