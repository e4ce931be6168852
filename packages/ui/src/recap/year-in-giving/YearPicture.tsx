'use client';

import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Text } from '../../components/text';
import { formatPence } from '../../demos/money';
import { Stack } from '../../layout/stack';
import type { Gift } from '../gift';
import { calendarYearsOf, totalsOfYear, yearToLookBackOn } from '../year';
import { YearSelect } from '../year-select';
import { PictureChoices } from './PictureChoices';
import { picturePx } from './picture';
import { usePicture } from './use-picture';
import { useSharing } from './use-sharing';
import { actions, frame, image, layout } from './YearPicture.css';
import type { YearPictureCopy } from './year-picture-copy';

export interface YearPictureProps {
  /** The words. */
  copy: YearPictureCopy;
  /** Every gift of the donor: at least one. */
  gifts: readonly Gift[];
  /** The day it is, `YYYY-MM-DD`. */
  today: string;
  /** Name and address of the site, which stand in the picture. */
  site: { name: string; address: string };
  /** Name of the file, with its ending. */
  fileName: (year: number) => string;
  /** Shares the file; answers false where that did not work. Undefined: no button, since the browser cannot. */
  onShare?: ((file: File) => Promise<boolean>) | undefined;
  /** The donor pressed the button that downloads the picture. */
  onDownload: (file: File) => void;
}

/**
 * Makes a picture of one calendar year, drawn in the page and sent nowhere. Charities are named only
 * where the donor chooses them, and the sum can be left out.
 */
export function YearPicture(props: YearPictureProps) {
  const { copy, gifts, today, site, fileName, onShare, onDownload } = props;
  const [year, setYear] = useState(() => yearToLookBackOn(gifts, today) ?? 0);
  const [named, setNamed] = useState<readonly string[]>([]);
  const [showsSum, setShowsSum] = useState(true);
  const { shareFailed, sharing, share, forget } = useSharing(onShare);

  const totals = totalsOfYear(gifts, year);
  const names = totals.charities.map(({ label }) => label).filter((name) => named.includes(name));
  const sum = showsSum ? formatPence(totals.pence) : undefined;
  const { picture } = copy;
  const { made, current } = usePicture(
    {
      title: picture.title(year),
      period: picture.period(year, today.startsWith(String(year))),
      lines: [
        { label: picture.gifts, value: String(totals.gifts) },
        { label: picture.charities, value: String(totals.charities.length) },
      ],
      namesLabel: picture.names,
      names,
      more: picture.more,
      total: sum ? { label: picture.total, value: sum } : undefined,
      site,
    },
    fileName(year),
  );
  const words = copy.alternative({
    year,
    gifts: totals.gifts,
    charities: totals.charities.length,
    sum,
    names,
  });

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
        <YearSelect
          label={copy.year}
          value={year}
          options={calendarYearsOf(gifts).map((value) => ({ value, label: String(value) }))}
          onChange={(chosen) => {
            forget();
            setYear(chosen);
          }}
        />
        <PictureChoices
          copy={copy}
          charities={totals.charities.map(({ label }) => label)}
          named={named}
          onNamedChange={setNamed}
          showsSum={showsSum}
          onShowsSumChange={setShowsSum}
        />
        {made ? (
          <div className={actions}>
            {onShare ? (
              <Button icon={Share2} aria-disabled={sharing} onClick={() => share(made.file)}>
                {copy.share ?? 'Share'}
              </Button>
            ) : null}
            <Button
              tone={onShare ? 'secondary' : 'primary'}
              icon={Download}
              onClick={() => onDownload(made.file)}
            >
              {copy.download ?? 'Download PNG'}
            </Button>
          </div>
        ) : null}
        <div role="status">{shareFailed ? <Text tone="error">{copy.shareFailed}</Text> : null}</div>
      </Stack>
    </div>
  );
}
