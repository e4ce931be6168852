import { Button, Text } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import type { BrandColors, PassingColors } from '@tuppence/ui/theme';
import { useEffect, useState } from 'react';
import { contrastFaults } from '../../../packages/ui/src/theme/contrast-faults';
import { paletteOf } from '../../../packages/ui/src/theme/palette';
import { faultSentence } from '../../../packages/ui/src/theme/theme-faults';
import type { Colours } from './draft';

/** Without offers, which take a second. */
export function faultsOf({ color, scheme = 'light' }: Colours) {
  const palette = paletteOf(color, scheme);
  return contrastFaults(palette).map((fault) => ({
    ...fault,
    front: palette[fault.front],
    back: palette[fault.back],
  }));
}

interface ReadabilityProps {
  colours: Colours;
  onTake: (color: BrandColors) => void;
}

/** Which pairs fail, and the nearest colours that pass. */
export function Readability({ colours, onTake }: ReadabilityProps) {
  const faults = faultsOf(colours);
  const key = JSON.stringify([colours.color, colours.scheme]);
  const [found, setFound] = useState<{ key: string; passing: PassingColors | undefined }>();
  const fails = faults.length > 0;
  useEffect(() => {
    if (!fails) return undefined;
    // The next change ends a search that it makes pointless.
    const worker = new Worker(new URL('./passing.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => setFound({ key, passing: data }));
    const [color, scheme] = JSON.parse(key);
    worker.postMessage({ color, scheme });
    return () => worker.terminate();
  }, [key, fails]);
  const offer = found?.key === key ? found.passing : undefined;
  const isSearching = fails && found?.key !== key;
  return (
    <Stack gap={3}>
      <div role="status">
        <Text size="small">{sentence(faults.length, isSearching, offer)}</Text>
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

function sentence(faults: number, isSearching: boolean, offer: PassingColors | undefined) {
  if (faults === 0) return 'Every pair of colours can be read.';
  const many = `${faults} ${faults === 1 ? 'pair fails' : 'pairs fail'}.`;
  if (isSearching) return `${many} Looking for the nearest colours that pass…`;
  return offer ? `${many} These colours pass:` : `${many} No similar colours pass.`;
}

const changesOf = (from: BrandColors, to: BrandColors) =>
  (Object.keys(from) as (keyof BrandColors)[]).flatMap((name) => {
    const [before = '', after = ''] = [from[name], to[name]];
    return before === after ? [] : [[name, before, after] as const];
  });
