'use client';

import { formatCount } from '@tuppence/giving/money';
import {
  parsePounds,
  problemsOf,
  type WeeklyShop,
  type WeeklyShopLimits,
} from '@tuppence/giving/weekly-shop';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { brands as allBrands, type BrandName } from '../../brand/wordmark/brands';
import { Button } from '../../components/button/Button';
import { DialogFoot } from '../../components/dialog/DialogFoot';
import { Select } from '../../components/select/Select';
import { Slider } from '../../components/slider/Slider';
import { Text } from '../../components/text/Text';
import { TextField } from '../../components/text-field/TextField';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useSettled } from '../../hooks/use-settled';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';
import { type BrandChoice, BrandChoices } from './BrandChoices';
import type { WeeklyShopCopy } from './copy';
import { figure, form, result } from './WeeklyShopForm.css';

export interface WeeklyShopFormProps {
  copy: WeeklyShopCopy;
  brands: readonly BrandChoice[];
  charities: readonly Charity[];
  /** What is filled in at first. */
  initial: WeeklyShop;
  /** What counts as a valid entry. */
  limits: WeeklyShopLimits;
  /** What an entry gives in a year, formatted: `£156.00`. */
  resultOf: (shop: WeeklyShop) => string;
  /** Called, like `onShare`, with a valid entry only. */
  onPrint: (shop: WeeklyShop) => void;
  onShare: (shop: WeeklyShop) => void;
  /** Called when the form disappears, with its last valid amount and the choices. */
  onLeave?: ((shop: WeeklyShop) => void) | undefined;
}

/** The field accepts less too, and as much more as it says: then the slider reaches so far. */
const slider = { min: 5, max: 300, step: 5 };

/** Asks for a weekly amount, brands and a charity. */
export function WeeklyShopForm({
  copy,
  brands,
  charities,
  initial,
  limits,
  resultOf,
  onPrint,
  onShare,
  onLeave,
}: WeeklyShopFormProps) {
  const [entry, setEntry] = useState(String(initial.pounds));
  const [chosen, setChosen] = useState<readonly BrandName[]>(initial.brands);
  const [charity, setCharity] = useState(initial.charity);
  /** The last valid amount. */
  const [slid, setSlid] = useState(initial.pounds);
  const amountRef = useRef<HTMLInputElement>(null);
  const brandsRef = useRef<HTMLFieldSetElement>(null);
  const pounds = parsePounds(entry);
  const shop = { pounds, brands: chosen, charity };
  const found = problemsOf(shop, limits);
  const complete = !found.amount && !found.brands;
  const announced = useSettled(complete ? `${copy.resultLabel}: ${resultOf(shop)}` : '');

  const leave = useEffectEvent(() => onLeave?.({ ...shop, pounds: slid }));
  useEffect(() => leave, []);

  function enter(text: string) {
    const typed = { pounds: parsePounds(text), brands: chosen };
    setEntry(text);
    if (!problemsOf(typed, limits).amount) setSlid(typed.pounds);
  }

  function callIfComplete(callback: (shop: WeeklyShop) => void) {
    if (found.amount) amountRef.current?.focus();
    else if (found.brands) brandsRef.current?.querySelector('input')?.focus();
    else callback(shop);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    callIfComplete(onPrint);
  }

  const amountError = found.amount ? copy.badAmount : undefined;
  const brandsErrors = { none: copy.noBrand, tooMany: copy.tooManyBrands };
  const brandsError = found.brands && brandsErrors[found.brands];
  return (
    <form className={form} onSubmit={submit} noValidate>
      <Stack>
        <TextField
          ref={amountRef}
          name="amount"
          label={copy.amountLabel}
          leading="£"
          figures
          inputMode="numeric"
          autoComplete="off"
          value={entry}
          // Errors are reported immediately: nothing else says why there is no result.
          error={amountError}
          onValueChange={enter}
        />
        <Slider
          {...slider}
          max={Math.max(slid, slider.max)}
          label={copy.sliderLabel}
          labelHidden
          value={Math.max(slid, slider.min)}
          onValueChange={(value) => enter(String(value))}
          // Announces amounts below the slider's range too.
          formatValue={() => `£${formatCount(slid)}`}
        />
      </Stack>
      <Select
        name="charity"
        label={copy.charityLabel}
        options={charities.map(({ id, name }) => ({ value: id, label: name }))}
        value={charity}
        onValueChange={setCharity}
      />
      <BrandChoices
        ref={brandsRef}
        label={copy.brandsLabel}
        description={copy.brandsHint}
        error={brandsError}
        brands={brands}
        value={chosen}
        onValueChange={setChosen}
      />
      <Text size="small" tone="muted">
        {copy.assumption}
      </Text>
      <DialogFoot>
        <div className={result}>
          <span>{copy.resultLabel}</span>
          <span className={figure} aria-hidden={!complete}>
            {complete ? resultOf(shop) : '–'}
          </span>
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </div>
        {/* The fields may be out of sight. */}
        <Text size="small">
          {amountError ?? brandsError ?? chosen.map((brand) => allBrands[brand].label).join(', ')}
        </Text>
        <Inline gap={3}>
          <Button type="submit">{copy.print}</Button>
          <Button tone="secondary" onClick={() => callIfComplete(onShare)}>
            {copy.share}
          </Button>
        </Inline>
      </DialogFoot>
    </form>
  );
}
