'use client';

import { createElement, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button/Button';
import { CodeBlock, type CodeBlockProps } from '../../../components/code-block/CodeBlock';
import { Notice } from '../../../components/notice/Notice';
import { Text } from '../../../components/text/Text';
import { Stack } from '../../../layout/stack/Stack';
import type { ThemeFault } from '../../../theme/theme-faults';
import { builder, widget } from './CheckoutBuilder.css';
import { ColorField, isColor } from './ColorField';

const names = ['color-action', 'color-page', 'color-text', 'radius'] as const;
type Attribute = (typeof names)[number];
type Values = Partial<Record<Attribute, string>>;

export interface CheckoutBuilderCopy {
  /** The accessible name of the form. */
  label: string;
  /** `example` is what the widget has if the field is empty. */
  fields: Record<Attribute, { label: string; example: string; error: string }>;
  pickLabel: (label: string) => string;
  tryLabel: string;
  /** `values`: what was entered, or '' if nothing was. */
  passed: (values: string) => string;
  changedTitle: string;
  /** What the widget takes instead of a colour, and the pair that cannot be read. */
  changed: (fault: ThemeFault) => string;
  /** No similar colours can be read. */
  refused: string;
}

export interface CheckoutBuilderProps extends Pick<CodeBlockProps, 'onCopied' | 'onCopyFailed'> {
  copy: CheckoutBuilderCopy;
  /** The code of a page with an empty `<tuppence-checkout>`. */
  sample: Pick<CodeBlockProps, 'title' | 'code'>;
  /** Other attributes and handlers of the element. */
  attributes: Record<string, unknown>;
}

/** Tries a charity's colours on `<tuppence-checkout>`, whose script the page loads, and gives the code. */
export function CheckoutBuilder({ copy, sample, attributes, ...copying }: CheckoutBuilderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Values>({});
  const [errors, setErrors] = useState<Values>({});
  const [look, setLook] = useState<Values>();
  const [faults, setFaults] = useState<readonly ThemeFault[] | null>([]);

  function tryOut(event: SubmitEvent) {
    event.preventDefault();
    const given = names.map((name) => [name, tidy(typed[name] ?? '')] as const);
    const entered = given.filter(([, value]) => value !== '');
    const wrong = entered.filter(([name, value]) => !isValid(name, value));
    flushSync(() =>
      setErrors(Object.fromEntries(wrong.map(([name]) => [name, copy.fields[name].error]))),
    );
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (wrong.length === 0) setLook(Object.fromEntries(entered));
  }

  // A colour may be changed again for another pair: the first pair counts, with the last colour.
  const changed = new Map<string | undefined, ThemeFault>();
  for (const { offer, ...pair } of faults ?? [])
    changed.set(offer?.name, { ...(changed.get(offer?.name) ?? pair), offer });
  const lookCode = Object.entries(look ?? {})
    .map(([name, value]) => {
      const { offer } = changed.get(name.slice('color-'.length)) ?? {};
      return `\n  ${name}="${offer?.hex ?? value}"`;
    })
    .join('');
  return (
    <div className={builder}>
      <form ref={form} aria-label={copy.label} onSubmit={tryOut} noValidate>
        <Stack gap={4}>
          {names.map((name) => (
            <ColorField
              key={name}
              label={copy.fields[name].label}
              example={copy.fields[name].example}
              pickLabel={copy.pickLabel(copy.fields[name].label)}
              error={errors[name]}
              value={typed[name] ?? ''}
              onValueChange={(value) => {
                setTyped({ ...typed, [name]: value });
                setErrors({ ...errors, [name]: undefined });
              }}
            />
          ))}
          <Button type="submit" tone="secondary">
            {copy.tryLabel}
          </Button>
          <div role="status">
            {!look || Object.values(errors).some(Boolean) ? null : faults?.length === 0 ? (
              <Text size="small">{copy.passed(Object.values(look).join(', '))}</Text>
            ) : (
              <Notice title={copy.changedTitle}>
                {faults ? [...changed.values()].map(copy.changed).join(' ') : copy.refused}
              </Notice>
            )}
          </div>
        </Stack>
      </form>
      <div className={widget}>
        {createElement('tuppence-checkout', {
          ...attributes,
          ...look,
          'ontuppence-look': ({ detail }: CustomEvent<ThemeFault[] | null>) => setFaults(detail),
        })}
      </div>
      <CodeBlock
        title={sample.title}
        code={sample.code.replace(/(?=>\s*<\/tuppence-checkout>)/, lookCode && `${lookCode}\n`)}
        {...copying}
      />
    </div>
  );
}

/** Pasted text may have spaces around it, and no #. */
const tidy = (text: string) => text.trim().replace(/^(?=[\da-f]{6}$)/i, '#');

const isValid = (name: Attribute, value: string) =>
  name === 'radius' ? /^(0|\d*\.?\d+(px|r?em))$/.test(value) : isColor(value);
