'use client';

import { byCharity, type Gift, totalPence } from '@tuppence/giving/gift';
import { formatPence } from '@tuppence/giving/money';
import { Download, Share2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { pngOf } from '../../brand/drawing/png-of';
import { useFonts } from '../../brand/drawing/use-fonts';
import { Button } from '../../components/button/Button';
import { Disclosure } from '../../components/disclosure/Disclosure';
import { useSending } from '../../components/form-fields/use-sending';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';
import { PictureChoices } from './PictureChoices';
import { picturePx, type YearPictureWords } from './picture';
import { YearDrawing } from './YearDrawing';
import { YearFrame } from './YearFrame';
import type { YearPictureCopy } from './year-picture-copy';

export interface YearPictureProps {
  copy: YearPictureCopy;
  /** At least one. */
  gifts: readonly Gift[];
  /** E.g. "2026/27". */
  year: string;
  /** True if the tax year is not over. */
  running: boolean;
  /** The name and address drawn at the foot. */
  site: { name: string; address: string };
  /** With extension. */
  fileName: string;
  /** Resolves with false if sharing failed. Omit it if the browser cannot share files. */
  onShare?: ((file: File) => Promise<boolean>) | undefined;
  onDownload: (file: File) => void;
}

/** A picture of one tax year. The donor chooses what it shows. */
export function YearPicture(props: YearPictureProps) {
  const { copy, gifts, year, running, site, fileName, onShare, onDownload } = props;
  const [named, setNamed] = useState<readonly string[]>([]);
  const [showsSum, setShowsSum] = useState(true);
  const [shareFailed, setShareFailed] = useState(false);
  /** Undefined until the first file is made, false if the browser refuses. */
  const [made, setMade] = useState<boolean>();
  const drawing = useRef<SVGSVGElement>(null);
  // Made before it is wanted, because browsers share only right after a click.
  const file = useRef<Promise<File>>(undefined);
  const { sendOnce, button } = useSending(async () => {
    setShareFailed(false);
    const shared = file.current?.then((made) => onShare?.(made));
    setShareFailed(!(await shared?.catch(() => false)));
  });

  const charities = byCharity(gifts).map(({ label }) => label);
  const names = charities.filter((name) => named.includes(name));
  const sum = showsSum ? formatPence(totalPence(gifts)) : undefined;
  const { picture } = copy;
  const drawn: YearPictureWords = {
    title: picture.title(year),
    period: picture.period(year, running),
    lines: [
      { label: picture.gifts, value: String(gifts.length) },
      { label: picture.charities, value: String(charities.length) },
    ],
    namesLabel: picture.names,
    names,
    more: picture.more,
    total: sum ? { label: picture.total, value: sum } : undefined,
    site,
  };
  const fonts = useFonts(JSON.stringify(drawn));
  const counts = { gifts: gifts.length, charities: charities.length };
  const words = copy.alternative({ year, ...counts, sum, names });

  // biome-ignore lint/correctness/useExhaustiveDependencies: they change the drawing
  useEffect(() => {
    if (!drawing.current) return;
    file.current = pngOf(drawing.current, picturePx.width, picturePx.height).then(
      (png) => new File([png], fileName, { type: png.type }),
    );
    file.current.then(
      () => setMade(true),
      () => setMade(false),
    );
  }, [words, fonts, fileName]);

  return (
    <section aria-label={copy.title}>
      <Stack gap={4}>
        {made === false ? (
          <Stack gap={3}>
            <Text role="alert">{copy.refused}</Text>
            <Text>{words}</Text>
          </Stack>
        ) : (
          <YearFrame>
            {fonts ? <YearDrawing words={drawn} label={words} ref={drawing} /> : copy.drawing}
          </YearFrame>
        )}
        {made ? (
          <Inline gap={3}>
            {onShare ? (
              <Button icon={Share2} aria-disabled={button.pending} onClick={() => sendOnce()}>
                {copy.share}
              </Button>
            ) : null}
            <Button
              tone={onShare ? 'secondary' : 'primary'}
              icon={Download}
              onClick={() => file.current?.then(onDownload, () => undefined)}
            >
              {copy.download}
            </Button>
          </Inline>
        ) : null}
        <div role="status">{shareFailed ? <Text tone="error">{copy.shareFailed}</Text> : null}</div>
        <Disclosure summary={copy.choices}>
          <PictureChoices
            copy={copy}
            charities={charities}
            named={named}
            onNamedChange={setNamed}
            showsSum={showsSum}
            onShowsSumChange={setShowsSum}
          />
        </Disclosure>
      </Stack>
    </section>
  );
}
