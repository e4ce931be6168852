'use client';

import { Download } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { useSending } from '../../components/form-fields/use-sending';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';

export type DataFormat = 'json' | 'csv';

export interface DataDownloadCopy {
  text: string;
  formats: Record<DataFormat, string>;
  pending: string;
}

export interface DataDownloadProps {
  copy: DataDownloadCopy;
  onDownload: (format: DataFormat) => Promise<void>;
  problem?: FormProblem | undefined;
}

/** Lets a donor download all their data. */
export function DataDownload({ copy, onDownload, problem }: DataDownloadProps) {
  const [asked, setAsked] = useState<DataFormat>();
  const { sendOnce, failure, button } = useSending(async (format: DataFormat) => {
    setAsked(format);
    await onDownload(format);
  }, problem);
  return (
    <Stack gap={4}>
      <Text>{copy.text}</Text>
      {failure ? <FormError {...failure} /> : null}
      <Inline gap={3}>
        {(['json', 'csv'] as const).map((format) => (
          <Button
            key={format}
            tone="secondary"
            icon={Download}
            {...button}
            pending={button.pending && asked === format}
            pendingLabel={copy.pending}
            onClick={() => sendOnce(format)}
          >
            {copy.formats[format]}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
