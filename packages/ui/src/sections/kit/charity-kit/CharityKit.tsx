'use client';

import { useEffect, useRef, useState } from 'react';
import { measureName } from '../../../brand/drawing/measure';
import { useFonts } from '../../../brand/drawing/use-fonts';
import { Checkbox } from '../../../components/checkbox/Checkbox';
import { RadioGroup } from '../../../components/radio-group/RadioGroup';
import { Text } from '../../../components/text/Text';
import { TextField } from '../../../components/text-field/TextField';
import { Textarea } from '../../../components/textarea/Textarea';
import type { KitBrand, KitContent } from '../drawing/kit-content';
import type { KitLogo } from '../drawing/kit-logo';
import { kitName, kitNameFault } from '../drawing/kit-name';
import { blank, blanks, form, kit as kitStyle } from './CharityKit.css';
import type { CharityKitCopy } from './copy';
import { KitPieces } from './KitPieces';
import type { KitEvents } from './kit-events';
import { LogoField } from './LogoField';

export interface CharityKitProps extends KitEvents {
  copy: CharityKitCopy;
  /** What is filled in, and the badge of a known charity. `quiet` leaves out jokes. */
  initial: Pick<KitContent, 'charity' | 'code' | 'logo' | 'number'> & {
    quiet?: boolean;
    /** Path of the charity's own page, to which codes and buttons lead. Default: the home page. */
    page?: string;
  };
  /** The address of a path (default `/`) with the code. Returns null if the code is invalid. */
  linkOf: (code: string, path?: string) => string | null;
}

/** In the signs of the three UK registers, and the words that tell them apart. */
const registeredNumber = /^[\w ,()-]{2,60}$/;

/** Width divided by height. */
const shapes = { poster: 0.71, card: 1.41, square: 1, newsletter: 1.5 };

/** A form, then the charity's kit. Takes focus when it appears. */
export function CharityKit({ copy, initial, linkOf, ...events }: CharityKitProps) {
  const [typed, setTyped] = useState(initial.charity);
  const [typedCode, setTypedCode] = useState(initial.code);
  const [typedNumber, setTypedNumber] = useState(initial.number ?? '');
  const [logo, setLogo] = useState<KitLogo>();
  const [brand, setBrand] = useState<KitBrand>('tuppence');
  const [quiet, setQuiet] = useState(initial.quiet ?? false);
  const toolRef = useRef<HTMLDivElement>(null);
  const charity = kitName(typed);
  const code = typedCode.trim();
  const link = linkOf(code, initial.page);
  const address = linkOf(code);
  const number = typedNumber.trim() || undefined;
  const measured = useFonts(`${charity}${code}${number ?? ''}`) !== undefined;

  useEffect(() => toolRef.current?.focus({ preventScroll: true }), []);

  const fault = measured ? kitNameFault(charity, measureName) : undefined;
  const nameError = fault && fault.kind !== 'none' ? copy.nameFault(fault) : undefined;
  const codeError = code && link === null ? copy.badCode : undefined;
  const numberError = number && !registeredNumber.test(number) ? copy.badNumber : undefined;
  const faulty = Boolean(nameError || codeError || numberError);
  const [mended, setMended] = useState(false);
  if (faulty && !mended) setMended(true);
  const waiting = measured && !faulty;
  const ready = waiting && !fault && link !== null && address !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the kit is more than a set of fields
    <div ref={toolRef} role="group" aria-label={copy.label} tabIndex={-1} className={kitStyle}>
      <div className={form}>
        <Textarea
          label={copy.nameLabel}
          description={copy.nameHint}
          error={nameError}
          dir="auto"
          autoComplete="organization"
          // More than the limit, so that a long name gets an error.
          maxLength={500}
          value={typed}
          onValueChange={setTyped}
        />
        <TextField
          label={copy.codeLabel}
          description={initial.code ? copy.filledCodeHint : copy.codeHint}
          error={codeError}
          figures
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typedCode}
          onValueChange={setTypedCode}
        />
        <LogoField copy={copy} onChosen={setLogo} />
        <TextField
          label={copy.numberLabel}
          description={copy.numberHint}
          error={numberError}
          figures
          autoComplete="off"
          value={typedNumber}
          onValueChange={setTypedNumber}
        />
        <RadioGroup
          look="segments"
          label={copy.brandLabel}
          options={(['tuppence', 'harbour'] as const).map((value) => ({
            value,
            label: copy.brands[value],
          }))}
          value={brand}
          onValueChange={setBrand}
        />
        <Checkbox
          label={copy.quietLabel}
          description={copy.quietHint}
          checked={quiet}
          onValueChange={setQuiet}
        />
      </div>
      <Text role="status" tone="muted">
        {ready ? (mended ? copy.mended : copy.ready) : waiting ? copy.waiting : ''}
      </Text>
      {ready ? (
        <KitPieces
          copy={quiet ? withQuietLines(copy) : copy}
          kit={{ charity, code, link, address, brand, number, logo: logo ?? initial.logo }}
          {...events}
        />
      ) : (
        <div className={blanks} aria-hidden>
          {(Object.keys(shapes) as (keyof typeof shapes)[]).map((piece) => (
            <div
              key={piece}
              className={blank}
              style={{ aspectRatio: shapes[piece], flexGrow: shapes[piece] }}
            >
              {copy.pieces[piece].title}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function withQuietLines(copy: CharityKitCopy): CharityKitCopy {
  const last = copy.quietLast;
  return {
    ...copy,
    words: { ...copy.words, last: { poster: last, card: last, square: last } },
    newsletter: { ...copy.newsletter, last },
  };
}
