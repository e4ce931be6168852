'use client';

import { Fragment, useId } from 'react';
import { CodeBlock, type CodeToken } from '../../../components/code-block/CodeBlock';
import { Heading } from '../../../components/heading/Heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { figureLabel } from '../figure-label.css';
import { figure, head, notes, pair, sample } from './CodeSamples.css';

export interface CodeSample {
  name: string;
  text: string;
  steps?: readonly string[] | undefined;
  /** The code's file name, or where it goes. */
  title: string;
  code: string;
  /** The code as coloured tokens. */
  lines: readonly (readonly CodeToken[])[];
}

export interface CodeSamplesProps {
  id?: string | undefined;
  title: string;
  lead: string;
  figure: { value: string; label: string };
  /** The two files, as the tabs show them. */
  samples: readonly [CodeSample, CodeSample];
  onCopied?: ((name: string) => void) | undefined;
  onCopyFailed?: ((error: unknown) => void) | undefined;
}

/** Code samples, all visible so that they can be read without scripts. */
export function CodeSamples({
  id,
  title,
  lead,
  figure: { value, label },
  samples,
  onCopied,
  onCopyFailed,
}: CodeSamplesProps) {
  const titleId = useId();
  return (
    <ContainedSection landmark tone="quiet" id={id} aria-labelledby={titleId} gap={12}>
      <div className={head}>
        <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
        <p className={figure}>
          <span>{value}</span> <span className={figureLabel}>{label}</span>
        </p>
      </div>
      <div className={pair}>
        {samples.map(({ name, text, steps = [], title: file, code, lines }) => (
          <article key={name} className={sample}>
            <Stack>
              <Heading level={3} size="heading">
                {name}
              </Heading>
              <Text>{text}</Text>
              {steps.length > 0 ? (
                <ol className={notes}>
                  {steps.map((step) => (
                    <Text key={step} as="li" size="small">
                      {breakableAddress(step)}
                    </Text>
                  ))}
                </ol>
              ) : null}
            </Stack>
            <CodeBlock
              title={file}
              code={code}
              lines={lines}
              onCopied={() => onCopied?.(name)}
              onCopyFailed={onCopyFailed}
            />
          </article>
        ))}
      </div>
    </ContainedSection>
  );
}

/** Lets an address break after a slash. Chromium would break it inside a word. */
function breakableAddress(text: string) {
  return text.split(/(?<=\w\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change order
    <Fragment key={index}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
}
