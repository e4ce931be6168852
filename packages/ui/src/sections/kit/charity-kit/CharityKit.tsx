'use client';

import { useEffect, useRef, useState } from 'react';
import { measureName } from '../../../brand/drawing/measure';
import { useFonts } from '../../../brand/drawing/use-fonts';
import { RadioGroup } from '../../../components/radio-group/RadioGroup';
import { Text } from '../../../components/text/Text';
import { TextField } from '../../../components/text-field/TextField';
import { Textarea } from '../../../components/textarea/Textarea';
import { Stack } from '../../../layout/stack/Stack';
import type { KitBrand } from '../drawing/kit-content';
import { kitName, kitNameFault } from '../drawing/kit-name';
import { blank, blanks, form, kit as kitStyle } from './CharityKit.css';
import type { CharityKitCopy } from './copy';
import { KitPieces } from './KitPieces';
import type { KitEvents } from './kit-events';

export interface CharityKitProps extends KitEvents {
  copy: CharityKitCopy;
  initial: { charity: string; code: string };
  /** Returns null if the code is invalid. */
  linkOf: (code: string) => string | null;
}

/** Width divided by height. */
const shapes = { poster: 0.71, card: 1.41, square: 1, newsletter: 1.5 };

/** A form, then the charity's kit. Takes focus when it appears. */
export function CharityKit({ copy, initial, linkOf, ...events }: CharityKitProps) {
  const [typed, setTyped] = useState(initial.charity);
  const [typedCode, setTypedCode] = useState(initial.code);
  const [brand, setBrand] = useState<KitBrand>('tuppence');
  const toolRef = useRef<HTMLDivElement>(null);
  const charity = kitName(typed);
  const code = typedCode.trim();
  const link = linkOf(code);
  const measured = useFonts(`${charity}${code}`) !== undefined;

  useEffect(() => toolRef.current?.focus({ preventScroll: true }), []);

  const fault = measured ? kitNameFault(charity, measureName) : undefined;
  const nameError = fault && fault.kind !== 'none' ? copy.nameFault(fault) : undefined;
  const codeError = code && link === null ? copy.badCode : undefined;
  const [mended, setMended] = useState(false);
  if ((nameError || codeError) && !mended) setMended(true);
  const waiting = measured && !nameError && !codeError;
  const ready = measured && !fault && link !== null;
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
        <Stack gap={6}>
          <TextField
            label={copy.codeLabel}
            description={copy.codeHint}
            error={codeError}
            figures
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typedCode}
            onValueChange={setTypedCode}
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
        </Stack>
      </div>
      <Text role="status" tone="muted">
        {ready ? (mended ? copy.mended : copy.ready) : waiting ? copy.waiting : ''}
      </Text>
      {ready ? (
        <KitPieces copy={copy} kit={{ charity, code, link, brand }} {...events} />
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
