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
  return (
    <Stack gap={3}>
      <div role="status">
        <Text size="small">{sentence(faults.length, offer !== undefined)}</Text>
      </div>
      {offer ? (
        <>
          <ul>
            {changesOf(colours.color, offer.color).map(([name, from, to]) => (
              <li key={name}>
                {`${name} `}
                <Swatch hex={from} />
                {' becomes '}
                <Swatch hex={to} />
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => onTake(offer.color)}>
            Take the nearest that pass
          </Button>
        </>
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

const Swatch = ({ hex }: { hex: string }) => (
  <code style={{ borderBlockEnd: `0.5em solid ${hex}` }}>{hex}</code>
);

function sentence(faults: number, isOffered: boolean) {
  if (faults === 0) return 'Every pair of colours can be read.';
  const many = `${faults} ${faults === 1 ? 'pair fails' : 'pairs fail'}.`;
  return `${many} ${isOffered ? 'These colours pass:' : 'No similar colours pass.'}`;
}

const changesOf = (from: BrandColors, to: BrandColors) =>
  (Object.keys(from) as (keyof BrandColors)[]).flatMap((name) => {
    const [before = '', after = ''] = [from[name], to[name]];
    return before === after ? [] : [[name, before, after] as const];
  });
