import { type Ref, useId } from 'react';
import { brands as allBrands, type BrandName } from '../../brand/wordmark/brands';
import { Checkbox } from '../../components/checkbox/Checkbox';
import { describedBy, FieldError } from '../../components/field';
import { fieldDescription, fieldLabel } from '../../components/field/Field.css';
import { brandList, group, rate } from './BrandChoices.css';

export interface BrandChoice {
  brand: BrandName;
  /** After the brand's name: `gives 5%`. */
  gives: string;
}

export interface BrandChoicesProps {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  label: string;
  description: string;
  error?: string | undefined;
  brands: readonly BrandChoice[];
  value: readonly BrandName[];
  onValueChange: (value: readonly BrandName[]) => void;
}

/** Lets the visitor choose several brands. */
export function BrandChoices({
  ref,
  label,
  description,
  error,
  brands,
  value,
  onValueChange,
}: BrandChoicesProps) {
  const id = useId();
  const [descriptionId, errorId] = [`${id}-description`, `${id}-error`];
  return (
    <fieldset
      ref={ref}
      className={group}
      aria-describedby={describedBy(descriptionId, error ? errorId : null)}
    >
      <legend className={fieldLabel}>{label}</legend>
      <div id={descriptionId} className={fieldDescription}>
        {description}
      </div>
      <div className={brandList}>
        {brands.map(({ brand, gives }) => (
          <Checkbox
            key={brand}
            name="brand"
            value={brand}
            label={
              <>
                {allBrands[brand].label} <span className={rate}>{gives}</span>
              </>
            }
            checked={value.includes(brand)}
            onValueChange={(checked) =>
              onValueChange(
                brands
                  .map((choice) => choice.brand)
                  .filter((each) => (each === brand ? checked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
