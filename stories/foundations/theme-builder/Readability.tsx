import { Button, Text } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { type BrandColors, passingColors, themeFaults } from '@tuppence/ui/theme';
import { faultSentence } from '../../../packages/ui/src/theme/theme-faults';
import type { Colours } from './draft';

interface ReadabilityProps {
  colours: Colours;
  onTake: (color: BrandColors) => void;
}

/** Which pairs fail, and the nearest colours that pass. */
export function Readability({ colours, onTake }: ReadabilityProps) {
  const faults = themeFaults(colours);
  const offer = faults.length > 0 ? passingColors(colours) : undefined;
  const many = `Pairs that fail: ${faults.length}.`;
  const said = offer ? many : `${many} No similar colours pass.`;
  return (
    <Stack gap={3}>
      <div role="status">
        <Text size="small">{faults.length > 0 ? said : 'Every pair of colours can be read.'}</Text>
      </div>
      {offer ? (
        <Button size="small" onClick={() => onTake(offer.color)}>
          Take the nearest that pass
        </Button>
      ) : null}
      <ul>
        {faults.map(faultSentence).map((text) => (
          <li key={text}>
            <Text size="small">{text}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
