import { pictureFileName, yearPicture } from '@tuppence/content/account/recap-picture';
import { yearInGiving } from '@tuppence/content/account/recap-tools';
import type { Gift } from '@tuppence/giving/gift';
import { YearPicture } from '@tuppence/ui/recap';
import { useState } from 'react';
import { env } from '../../env';
import { save } from '../../services/browser/download';
import { canShareFiles, shareFile } from '../../services/browser/share-file';

interface RecapPictureProps {
  gifts: readonly Gift[];
  /** E.g. "2026/27". */
  year: string;
  running: boolean;
}

export function RecapPicture({ gifts, year, running }: RecapPictureProps) {
  const [shares] = useState(canShareFiles);
  return (
    <YearPicture
      copy={yearPicture}
      gifts={gifts}
      year={year}
      running={running}
      site={{ name: env.name, address: new URL(env.origin).host }}
      fileName={pictureFileName(year)}
      onShare={shares ? (file) => shareFile(file, yearInGiving.title) : undefined}
      onDownload={save}
    />
  );
}
