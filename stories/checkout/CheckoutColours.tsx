import { Button, CodeBlock, Notice, TextField } from '@tuppence/ui';
import { Columns, Stack } from '@tuppence/ui/layout';
import { tuppence } from '@tuppence/ui/theme';
import { type FormEvent, useState } from 'react';
import {
  type ThemeAttributes,
  themeAttributes,
  themeOf,
} from '../../packages/checkout/src/attribute-theme';

const { action, page, text } = tuppence.color;

const fields: Record<keyof ThemeAttributes, { label: string; example: string }> = {
  'color-action': { label: 'Buttons and links', example: action },
  'color-page': { label: 'Background', example: page },
  'color-text': { label: 'Text', example: text },
  radius: { label: 'Corners', example: '8px' },
};

/** The attributes of the element that change its look, to try and to copy. */
export function CheckoutColours({
  onChange,
}: {
  onChange: (given: Record<string, string>) => void;
}) {
  const [given, setGiven] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<readonly string[]>([]);

  function tryOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(
      ([name, value]) => [name, String(value)] as const,
    );
    const next = Object.fromEntries(typed.filter(([, value]) => value));
    const sentences: string[] = [];
    const none = { 'color-action': null, 'color-page': null, 'color-text': null, radius: null };
    themeOf({ ...none, ...next }, (sentence) => sentences.push(sentence));
    setRefused(sentences);
    setGiven(next);
    onChange(next);
  }

  const attributes = Object.entries(given).map(([name, value]) => `\n  ${name}="${value}"`);
  return (
    <form onSubmit={tryOut}>
      <Stack gap={6}>
        <Columns split="quarters" gap={4}>
          {themeAttributes.map((name) => (
            <TextField
              key={name}
              name={name}
              label={fields[name].label}
              placeholder={fields[name].example}
              figures
              autoComplete="off"
            />
          ))}
        </Columns>
        <div>
          <Button type="submit" tone="secondary">
            Try your colours
          </Button>
        </div>
        {refused.length > 0 ? (
          <Notice announced title="The nearest colours that can be read are shown instead.">
            {refused.join(' ')}
          </Notice>
        ) : null}
        <CodeBlock
          title="checkout.html"
          code={`<tuppence-checkout${attributes.join('')}\n></tuppence-checkout>`}
        />
      </Stack>
    </form>
  );
}
