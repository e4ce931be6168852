import { type Gift, YearPicture } from '@tuppence/ui/recap';
import { useState } from 'react';
import { pictureFileName, pictureSite, yearInGiving, yearPicture } from '../../content/recap-tools';
import { save } from '../../services/download';
import { canShareFiles, shareFile } from '../../services/share-file';

interface RecapPictureProps {
  /** The gifts of the year: at least one. */
  gifts: readonly Gift[];
  /** The tax year, "2026/27". */
  year: string;
  running: boolean;
}

/** The picture of a year: fetched when its section comes near. */
export function RecapPicture({ gifts, year, running }: RecapPictureProps) {
  const [shares] = useState(canShareFiles);
  return (
    <YearPicture
      copy={yearPicture}
      gifts={gifts}
      year={year}
      running={running}
      site={pictureSite}
      fileName={pictureFileName(year)}
      onShare={shares ? (file) => shareFile(file, yearInGiving.title) : undefined}
      onDownload={save}
    />
  );
}
