import { useRef, useState } from 'react';
import { Button } from '../../../components/button/Button';
import { Field } from '../../../components/field/Field';
import { FieldFrame } from '../../../components/field/FieldFrame';
import { input } from '../../../components/text-field/TextField.css';
import { type KitLogo, readLogo } from '../drawing/kit-logo';
import { file as fileStyle, logoRow } from './CharityKit.css';
import type { CharityKitCopy } from './copy';

interface LogoFieldProps {
  copy: CharityKitCopy;
  /** Called with undefined if there is no picture, or none that can be read. */
  onChosen: (logo: KitLogo | undefined) => void;
}

/** Takes the charity's own logo. The picture stays in the browser. */
export function LogoField({ copy, onChosen }: LogoFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  /** A large picture may be read after a later, small one. */
  const latest = useRef<File>(undefined);
  const [state, setState] = useState<'none' | 'chosen' | 'bad'>('none');

  async function choose(file: File | undefined) {
    latest.current = file;
    const logo = await (file && readLogo(file).catch(() => undefined));
    if (latest.current !== file) return;
    onChosen(logo);
    setState(logo ? 'chosen' : file ? 'bad' : 'none');
  }

  function remove() {
    if (inputRef.current) inputRef.current.value = '';
    inputRef.current?.focus();
    void choose(undefined);
  }

  const bad = state === 'bad';
  return (
    <Field
      label={copy.logoLabel}
      description={copy.logoHint}
      error={bad ? copy.badLogo : undefined}
    >
      {(control) => (
        <div className={logoRow}>
          <FieldFrame invalid={bad}>
            <input
              {...control}
              ref={inputRef}
              type="file"
              accept="image/png,image/jpeg,image/svg+xml,image/webp"
              className={`${input()} ${fileStyle}`}
              onChange={({ target }) => choose(target.files?.[0])}
            />
          </FieldFrame>
          {state === 'chosen' ? (
            <Button tone="secondary" onClick={remove}>
              {copy.removeLogo}
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
