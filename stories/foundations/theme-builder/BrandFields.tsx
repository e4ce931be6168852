import { Slider, TextField } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import type { BrandColors } from '@tuppence/ui/theme';
import { font } from '@tuppence/ui/tokens';
import { useState } from 'react';
import {
  ColorField,
  isColor,
} from '../../../packages/ui/src/sections/donation-api/checkout-builder/ColorField';
import type { Draft } from './draft';

const uses: Record<Exclude<keyof BrandColors, 'danger'>, string> = {
  page: 'Background of the page',
  text: 'Text on it',
  strong: 'Dark bands and the footer',
  action: 'Buttons, links and focus rings',
  accent: 'Totals, and links on dark bands',
  money: 'Coins and bars',
};

interface BrandFieldsProps {
  draft: Draft;
  color: BrandColors;
  onColor: (color: BrandColors) => void;
  onDraft: (draft: Draft) => void;
}

export function BrandFields({ draft, color, onColor, onDraft }: BrandFieldsProps) {
  const [unfinished, setUnfinished] = useState<Partial<BrandColors>>({});
  return (
    <Stack gap={4}>
      {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
        <ColorField
          key={name}
          label={name}
          description={uses[name]}
          value={unfinished[name] ?? color[name]}
          error={unfinished[name] === undefined ? undefined : 'A colour such as #10201A.'}
          example={color[name]}
          pickLabel={`Pick ${name}`}
          onValueChange={(text) => {
            setUnfinished({ ...unfinished, [name]: isColor(text) ? undefined : text });
            if (isColor(text)) onColor({ ...color, [name]: text });
          }}
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
