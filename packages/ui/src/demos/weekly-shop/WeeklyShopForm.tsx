'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import type { Charity } from '../../brand/charity-picker';
import type { BrandName } from '../../brand/wordmark';
import { Button } from '../../components/button';
import { DialogFoot } from '../../components/dialog/DialogFoot';
import { Slider } from '../../components/slider';
import { TextField } from '../../components/text-field';
import { useRefusedField } from '../../hooks/useRefusedField';
import { CharityField } from '../charity-field';
import { formatCount } from '../money';
import { type BrandChoice, BrandChoices } from './BrandChoices';
import type { WeeklyShopCopy } from './copy';
import { amount, buttons, figure, form, result } from './WeeklyShopForm.css';
import {
  parsePounds,
  problemsOf,
  type WeeklyShop,
  type WeeklyShopLimits,
  type WeeklyShopProblems,
} from './weekly-shop';

export interface WeeklyShopFormProps {
  /** The words. */
  copy: WeeklyShopCopy;
  /** The brands, in the order in which they are listed. */
  brands: readonly BrandChoice[];
  /** The charities, in the order in which they are listed. */
  charities: readonly Charity[];
  /** Values that the fields start with. */
  initial: WeeklyShop;
  /** What can be entered. */
  limits: WeeklyShopLimits;
  /** What a complete entry gives in a year, as the caller writes it: `£156.00`. */
  resultOf: (shop: WeeklyShop) => string;
  /** The entry is complete, and is to be printed. */
  onPrint: (shop: WeeklyShop) => void;
  /** The entry is complete, and is to be shared. */
  onShare: (shop: WeeklyShop) => void;
}

/** The slider covers what most people spend; the field takes the rest. */
const slider = { minValue: 5, maxValue: 300, step: 5 };

/** In place of a figure while the entry is not complete. */
const none = '–';

/** Asks what a shopper spends in a week, where, and for which charity. The caller does the sums. */
export function WeeklyShopForm({
  copy,
  brands,
  charities,
  initial,
  limits,
  resultOf,
  onPrint,
  onShare,
}: WeeklyShopFormProps) {
  const [entry, setEntry] = useState(String(initial.pounds));
  const [chosen, setChosen] = useState<readonly BrandName[]>(initial.brands);
  const [charity, setCharity] = useState(initial.charity);
  const [problems, setProblems] = useState<WeeklyShopProblems>();
  const resultId = useId();
  const amountRef = useRef<HTMLInputElement>(null);
  const brandsRef = useRef<HTMLFieldSetElement>(null);
  const { errorAnnounced, refuse } = useRefusedField(amountRef);
  const pounds = parsePounds(entry);
  const shop = { pounds, brands: chosen, charity };
  const found = problemsOf(shop, limits);
  const complete = !found.amount && !found.brands;

  function giveIfComplete(to: (shop: WeeklyShop) => void) {
    if (found.amount) {
      refuse(() => setProblems(found));
      return;
    }
    setProblems(found);
    if (found.brands) brandsRef.current?.querySelector('input')?.focus();
    else to(shop);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    giveIfComplete(onPrint);
  }

  const brandsError = { none: copy.noBrand, tooMany: copy.tooManyBrands };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <div className={amount}>
        <TextField
          ref={amountRef}
          label={copy.amountLabel}
          leading="£"
          figures
          inputMode="numeric"
          autoComplete="off"
          value={entry}
          error={problems?.amount ? copy.badAmount : undefined}
          errorAnnounced={errorAnnounced}
          onChange={(event) => setEntry(event.target.value)}
        />
        <Slider
          {...slider}
          label={copy.sliderLabel}
          labelHidden
          value={Math.min(Math.max(pounds || 0, slider.minValue), slider.maxValue)}
          onChange={(value) => setEntry(String(value))}
          // An amount beyond the slider's ends is still said as it is; one that is not whole is not.
          formatValue={() => (pounds ? `£${formatCount(pounds)}` : none)}
        />
      </div>
      <BrandChoices
        ref={brandsRef}
        label={copy.brandsLabel}
        hint={copy.brandsHint}
        error={problems?.brands && brandsError[problems.brands]}
        brands={brands}
        chosen={chosen}
        onChange={setChosen}
      />
      <CharityField
        label={copy.charityLabel}
        charities={charities}
        value={charity}
        onPick={setCharity}
        wanted={false}
      />
      <DialogFoot>
        <div className={result}>
          <span id={resultId}>{copy.resultLabel}</span>
          <output className={figure} aria-labelledby={resultId}>
            {complete ? resultOf(shop) : none}
          </output>
        </div>
        <div className={buttons}>
          <Button type="submit">{copy.print}</Button>
          <Button tone="secondary" onClick={() => giveIfComplete(onShare)}>
            {copy.share}
          </Button>
        </div>
      </DialogFoot>
    </form>
  );
}
