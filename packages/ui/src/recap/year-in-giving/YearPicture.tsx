'use client';

import { byCharity, type Gift, totalPence } from '@tuppence/giving/gift';
import { formatPence } from '@tuppence/giving/money';
import { Download, Share2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/button/Button';
import { useSending } from '../../components/form-fields/use-sending';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';
import { PictureChoices } from './PictureChoices';
import { picturePx } from './picture';
import { usePicture } from './use-picture';
import { frame, image, layout } from './YearPicture.css';
import type { YearPictureCopy } from './year-picture-copy';

export interface YearPictureProps {
  copy: YearPictureCopy;
  /** At least one. */
  gifts: readonly Gift[];
  /** E.g. "2026/27". */
  year: string;
  /** True if the tax year is not over. */
  running: boolean;
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
  const { sendOnce, button } = useSending(async (file: File) => {
    setShareFailed(false);
    setShareFailed(!(await onShare?.(file).catch(() => false)));
  });

  const charities = byCharity(gifts).map(({ label }) => label);
  const names = charities.filter((name) => named.includes(name));
  const sum = showsSum ? formatPence(totalPence(gifts)) : undefined;
  const { picture } = copy;
  const { made, current } = usePicture(
    {
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
    },
    fileName,
  );
  const counts = { gifts: gifts.length, charities: charities.length };
  const words = copy.alternative({ year, ...counts, sum, names });

  return (
    <div className={layout}>
      {made === null ? (
        <Stack gap={3}>
          <Text role="alert">{copy.refused}</Text>
          <Text>{words}</Text>
        </Stack>
      ) : (
        <div className={frame} aria-busy={!current}>
          {made ? (
            <img className={image} src={made.url} alt={words} {...picturePx} />
          ) : (
            copy.drawing
          )}
        </div>
      )}
      <Stack gap={6}>
        <PictureChoices
          copy={copy}
          charities={charities}
          named={named}
          onNamedChange={setNamed}
          showsSum={showsSum}
          onShowsSumChange={setShowsSum}
        />
        {made ? (
          <Inline gap={3}>
            {onShare ? (
              <Button
                icon={Share2}
                aria-disabled={button.pending}
                onClick={() => sendOnce(made.file)}
              >
                {copy.share}
              </Button>
            ) : null}
            <Button
              tone={onShare ? 'secondary' : 'primary'}
              icon={Download}
              onClick={() => onDownload(made.file)}
            >
              {copy.download}
            </Button>
          </Inline>
        ) : null}
        <div role="status">{shareFailed ? <Text tone="error">{copy.shareFailed}</Text> : null}</div>
      </Stack>
    </div>
  );
}
