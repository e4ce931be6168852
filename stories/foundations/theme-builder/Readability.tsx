import { Button, Text } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { type BrandColors, passingColors, themeFaults } from '@tuppence/ui/theme';
import { useRef } from 'react';
import { faultSentence } from '../../../packages/ui/src/theme/theme-faults';
import type { Colours } from './draft';

interface ReadabilityProps {
  /** Of the scheme. */
  title: string;
  colours: Colours;
  onTake: (color: BrandColors) => void;
}

/** Which pairs fail, and the nearest colours that pass. */
export function Readability({ title, colours, onTake }: ReadabilityProps) {
  const status = useRef<HTMLDivElement>(null);
  const faults = [...new Set(themeFaults(colours).map(faultSentence))];
  const offer = faults.length > 0 ? passingColors(colours) : undefined;
  const many = `${faults.length} pairs of colours fail, the first of them below.`;
  const said = offer ? many : `${many} No similar colours pass.`;
  function take(color: BrandColors) {
    onTake(color);
    // The button disappears.
    status.current?.focus();
  }
  return (
    <Stack gap={3}>
      <div ref={status} role="status" tabIndex={-1}>
        <Text size="small">
          {`${title}: ${faults.length > 0 ? said : 'every pair of colours can be read.'}`}
        </Text>
      </div>
      {offer ? (
        <Button size="small" onClick={() => take(offer.color)}>
          {`${title}: take the nearest that pass`}
        </Button>
      ) : null}
      <ul>
        {faults.slice(0, 6).map((text) => (
          <li key={text}>
            <Text size="small">{text}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
