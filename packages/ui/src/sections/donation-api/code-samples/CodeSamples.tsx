'use client';

import { useId } from 'react';
import { CodeBlock, type CodeToken } from '../../../components/code-block';
import { Heading } from '../../../components/heading';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import type { SurfaceTone } from '../../../tokens';
import { figureLabel } from '../figure-label.css';
import { figure, head, notes, pair, sample } from './CodeSamples.css';

/** One piece of sample code with its way into a site. */
export interface CodeSample {
  /** Whom it is for: "WooCommerce", "The widget". */
  name: string;
  /** What it does, in a sentence. */
  text: string;
  /** What to do with it, one step a line. */
  steps?: readonly string[] | undefined;
  /** Name of the file or place, above the code. */
  title: string;
  /** The code to the letter, as it is copied. */
  code: string;
  /** The code in coloured pieces, made at build time. */
  lines: readonly (readonly CodeToken[])[];
}

export interface CodeSamplesProps {
  /** Anchor of the section: where links such as `#code` lead. Default none. */
  id?: string | undefined;
  /** The heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** A figure beside the heading: "3 min". */
  figure: { value: string; label: string };
  /** Two samples: the shorter one first. */
  samples: readonly [CodeSample, CodeSample];
  /** Default `deep`. */
  tone?: SurfaceTone | undefined;
  /** A sample is on the clipboard. `name` is the sample's. */
  onCopied?: ((name: string) => void) | undefined;
  /** The clipboard refused. */
  onFailed?: ((error: unknown) => void) | undefined;
}

/** Two pieces of sample code, both in sight, so that nothing hides without scripts. */
export function CodeSamples({
  id,
  title,
  lead,
  figure: { value, label },
  samples,
  tone = 'deep',
  onCopied,
  onFailed,
}: CodeSamplesProps) {
  const titleId = useId();
  return (
    <Section landmark tone={tone} id={id} aria-labelledby={titleId}>
      <Container>
        <Stack gap={12}>
          <div className={head}>
            <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
            <p className={figure}>
              {value} <span className={figureLabel}>{label}</span>
            </p>
          </div>
          <div className={pair}>
            {samples.map(({ name, text, steps = [], title: file, code, lines }) => (
              <article key={name} className={sample}>
                <Heading level={3} size="heading">
                  {name}
                </Heading>
                <Text>{text}</Text>
                {steps.length > 0 ? (
                  <ol className={notes}>
                    {steps.map((step) => (
                      <Text key={step} as="li" size="small">
                        {step}
                      </Text>
                    ))}
                  </ol>
                ) : null}
                <CodeBlock
                  title={file}
                  code={code}
                  lines={lines}
                  onCopied={() => onCopied?.(name)}
                  onFailed={onFailed}
                />
              </article>
            ))}
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
