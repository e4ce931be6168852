import { pictureFileName, yearPicture } from '@tuppence/content/account/recap-picture';
import { taxYearLabel, taxYearOf } from '@tuppence/giving/gift';
import { YearPicture } from '@tuppence/ui/recap';
import { useState } from 'react';
import { env } from '../../env';
import { save } from '../../services/browser/download';
import { canShareFiles, shareFile } from '../../services/browser/share-file';
import type { RecapToolsProps } from './recap-tools';

export function RecapPicture({ gifts, today, taxYear }: Omit<RecapToolsProps, 'user'>) {
  const [shares] = useState(canShareFiles);
  const year = taxYearLabel(taxYear);
  return (
    <YearPicture
      copy={yearPicture}
      gifts={gifts}
      year={year}
      running={taxYear === taxYearOf(today)}
      site={{ name: env.name, address: new URL(env.origin).host }}
      fileName={pictureFileName(year)}
      onShare={shares ? (file) => shareFile(file, yearPicture.title) : undefined}
      onDownload={save}
    />
  );
}
