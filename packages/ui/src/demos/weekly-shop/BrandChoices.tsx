'use client';

import { type Ref, useId } from 'react';
import { brands as allBrands, type BrandName } from '../../brand/wordmark/brands';
import { Checkbox } from '../../components/checkbox/Checkbox';
import { describedBy, FieldError } from '../../components/field';
import { fieldHint, fieldLabel } from '../../components/field/Field.css';
import { brandList, group } from './BrandChoices.css';

export interface BrandChoice {
  brand: BrandName;
  /** What it gives, e.g. `5%`. */
  gives: string;
}

export interface BrandChoicesProps {
  /** Ref of the group, to focus its first box after an error. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
  label: string;
  /** How many can be chosen, and how the amount is split. */
  hint: string;
  /** Shown below, announced, and tied to the group. */
  error?: string | undefined;
  brands: readonly BrandChoice[];
  /** The chosen brands; controlled. */
  chosen: readonly BrandName[];
  /** Called with the chosen brands, in the order of the list. */
  onChange: (chosen: readonly BrandName[]) => void;
}

/** Chooses several brands; each shows its share. */
export function BrandChoices({
  ref,
  label,
  hint,
  error,
  brands,
  chosen,
  onChange,
}: BrandChoicesProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <fieldset
      ref={ref}
      className={group}
      aria-describedby={describedBy(hintId, error ? errorId : null)}
    >
      <legend className={fieldLabel}>{label}</legend>
      <div id={hintId} className={fieldHint}>
        {hint}
      </div>
      <div className={brandList}>
        {brands.map(({ brand, gives }) => (
          <Checkbox
            key={brand}
            label={`${allBrands[brand].label} ${gives}`}
            checked={chosen.includes(brand)}
            onChange={({ target }) =>
              onChange(
                brands
                  .map((choice) => choice.brand)
                  .filter((each) => (each === brand ? target.checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
