import { breakDown } from '@tuppence/giving/donation';
import { formatPence } from '@tuppence/giving/money';
import { useId } from 'react';
import { Checkbox } from '../../components/checkbox/Checkbox';
import { Text } from '../../components/text/Text';
import { DeclarationFields } from './DeclarationFields';
import { declaration } from './DonationCheckout.css';
import type { CheckoutStepProps } from './step-props';

/** Step 2: Gift Aid and its declaration, which binds, so that the box says it in forms mode too. */
export function GiftAidStep(props: CheckoutStepProps) {
  const { state, printed, charity, lines, onEnter } = props;
  const copy = props.copy.giftAid;
  const declarationId = useId();
  const { giftAidPence } = breakDown(lines.grossPence, { ...state, giftAid: true });
  return (
    <>
      <Checkbox
        name="gift-aid"
        label={copy.box(formatPence(giftAidPence))}
        aria-describedby={declarationId}
        checked={state.giftAid}
        onChange={(event) => onEnter({ giftAid: event.target.checked })}
      />
      <div id={declarationId} className={declaration}>
        {(printed.giftAid ? copy.declaration(charity) : [copy.declined]).map((paragraph) => (
          <Text key={paragraph} size="small">
            {paragraph}
          </Text>
        ))}
      </div>
      {printed.giftAid && state.giftAid ? <DeclarationFields {...props} /> : null}
    </>
  );
}
