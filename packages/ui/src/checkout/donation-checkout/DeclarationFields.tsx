import { type Declaration, declarationFields } from '@tuppence/giving/declaration';
import { TextField } from '../../components/text-field/TextField';
import { undeclared } from './checkout';
import { declaration } from './DonationCheckout.css';
import type { CheckoutStepProps } from './step-props';

const autoComplete: Record<keyof Declaration, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  house: 'address-line1',
  postcode: 'postal-code',
};

/** The donor's name and home address, without which HMRC accepts no declaration. */
export function DeclarationFields({
  state,
  copy: { giftAid: copy },
  refused,
  onEnter,
}: CheckoutStepProps) {
  const wrong = refused ? undeclared(state) : [];
  const fields = declarationFields.map((field) => (
    <TextField
      key={field}
      name={field}
      label={copy.fields[field].label}
      description={copy.fields[field].hint}
      error={wrong.includes(field) ? copy.fields[field].problem : undefined}
      // The first takes focus.
      errorAnnounced={field === wrong[0]}
      autoComplete={autoComplete[field]}
      value={state.declaration[field]}
      onValueChange={(entry) => onEnter({ declaration: { ...state.declaration, [field]: entry } })}
    />
  ));
  if (!copy.example) return fields;
  return (
    // Not a Disclosure, whose styles no other part of the checkout needs.
    <details>
      <summary>{copy.example.label}</summary>
      <div className={declaration}>{fields}</div>
    </details>
  );
}
