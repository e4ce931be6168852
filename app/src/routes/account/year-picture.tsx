import { type Gift, YearPicture } from '@tuppence/ui/recap';
import { useState } from 'react';
import { pictureFileName, pictureSite, yearInGiving, yearPicture } from '../../content/recap-tools';
import { save } from '../../services/download';
import { canShareFiles, shareFile } from '../../services/share-file';

interface RecapPictureProps {
  gifts: readonly Gift[];
  today: string;
}

/** The picture of a year: fetched when its section comes near. */
export function RecapPicture({ gifts, today }: RecapPictureProps) {
  const [shares] = useState(canShareFiles);
  return (
    <YearPicture
      copy={yearPicture}
      gifts={gifts}
      today={today}
      site={pictureSite}
      fileName={pictureFileName}
      onShare={shares ? (file) => shareFile(file, yearInGiving.title) : undefined}
      onDownload={save}
    />
  );
}
