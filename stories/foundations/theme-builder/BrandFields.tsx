import { Slider, TextField } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import type { BrandColors } from '@tuppence/ui/theme';
import { font } from '@tuppence/ui/tokens';
import { useEffect, useState } from 'react';
import { ColorField, isColor } from '../../../packages/ui/src/components/color-field/ColorField';
import type { Draft } from './draft';

const uses: Record<Exclude<keyof BrandColors, 'danger'>, string> = {
  page: 'Background of the page',
  text: 'Text on it',
  strong: 'Dark bands and the footer',
  action: 'Buttons, links and focus rings',
  accent: 'Totals, and links on dark bands',
  money: 'Coins and bars',
};

interface ColourFieldProps {
  name: keyof typeof uses;
  hex: string;
  onChange: (hex: string) => void;
}

function ColourField({ name, hex, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState(hex);
  useEffect(() => setTyped(hex), [hex]);
  function change(text: string) {
    setTyped(text);
    if (isColor(text)) onChange(text);
  }
  return (
    <ColorField
      label={name}
      description={uses[name]}
      value={typed}
      onValueChange={change}
      error={isColor(typed) ? undefined : 'A colour such as #10201A.'}
      example={hex}
      pickLabel={`Pick ${name}`}
    />
  );
}

interface BrandFieldsProps {
  draft: Draft;
  color: BrandColors;
  onColor: (color: BrandColors) => void;
  onDraft: (draft: Draft) => void;
}

export function BrandFields({ draft, color, onColor, onDraft }: BrandFieldsProps) {
  return (
    <Stack gap={4}>
      {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
        <ColourField
          key={name}
          name={name}
          hex={color[name]}
          onChange={(hex) => onColor({ ...color, [name]: hex })}
        />
      ))}
      {(['control', 'card'] as const).map((name) => (
        <Slider
          key={name}
          label={name === 'control' ? 'Radius of buttons and fields' : 'Radius of cards'}
          max={40}
          value={draft.radiusPx[name]}
          formatValue={(px) => `${px} px`}
          onValueChange={(px) => onDraft({ ...draft, radiusPx: { ...draft.radiusPx, [name]: px } })}
        />
      ))}
      {(['display', 'text'] as const).map((name) => (
        <TextField
          key={name}
          label={name === 'display' ? 'Font of headings' : 'Font of text'}
          description="With fallbacks, as in CSS."
          value={draft.font?.[name] ?? font[name]}
          onValueChange={(family) => onDraft({ ...draft, font: { ...draft.font, [name]: family } })}
        />
      ))}
    </Stack>
  );
}
