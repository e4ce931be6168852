'use client';

import { type Ref, useId } from 'react';
import { brands as allBrands, type BrandName } from '../../brand/wordmark';
import { Checkbox } from '../../components/checkbox';
import { describedBy, FieldError } from '../../components/field';
import { fieldHint, fieldLabel } from '../../components/field/Field.css';
import { brandList, group } from './BrandChoices.css';

/** A brand that can be chosen. */
export interface BrandChoice {
  /** Its name in the library. */
  brand: BrandName;
  /** What it gives, in a few words: `5%`. */
  gives: string;
}

export interface BrandChoicesProps {
  /** The group: its first box takes the focus after an error. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** Names the group. */
  label: string;
  /** How many, and what follows from it. */
  hint: string;
  /** What is wrong: shown below, announced, and tied to the group. */
  error?: string | undefined;
  /** What can be chosen, in the order of the list. */
  brands: readonly BrandChoice[];
  /** What is chosen. The caller keeps it. */
  chosen: readonly BrandName[];
  /** The chosen brands, in the order of the list. */
  onChange: (chosen: readonly BrandName[]) => void;
}

/** Some out of all brands, each with its share. */
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
