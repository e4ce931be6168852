'use client';

import { Heading } from '../../../components/heading/Heading';
import { Link } from '../../../components/link/Link';
import { Text } from '../../../components/text/Text';
import { Inline } from '../../../layout/inline/Inline';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { ApiFields } from './ApiFields';
import * as css from './ApiReference.css';
import { ApiTrial, type ApiTrialCopy, type ApiTrialProps } from './ApiTrial';
import type { ApiOperation } from './api-operation';

export interface ApiReferenceCopy extends ApiTrialCopy {
  parametersTitle: string;
  fieldsTitle: string;
  answersTitle: string;
  answerFieldsTitle: (answerName: string) => string;
  requiredLabel: string;
}

export interface ApiReferenceProps extends Pick<ApiTrialProps, 'apiKey' | 'onApiKey' | 'onTry'> {
  title: string;
  lead: string;
  links: readonly { href: string; label: string }[];
  copy: ApiReferenceCopy;
  /** The calls of the API, in order. */
  operations: readonly ApiOperation[];
}

/** The calls of an OpenAPI document, each with a form to try it. */
export function ApiReference({
  title,
  lead,
  links,
  copy,
  operations,
  ...trial
}: ApiReferenceProps) {
  return (
    <>
      <ContainedSection tone="strong" gap={6}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lead">{lead}</Text>
        <Inline gap={6}>
          {links.map(({ href, label }) => (
            <Link key={href} href={href} label={label} standalone />
          ))}
        </Inline>
      </ContainedSection>
      {operations.map((operation, index) => (
        <ContainedSection
          key={operation.id}
          landmark
          tone={index % 2 === 0 ? 'page' : 'quiet'}
          aria-labelledby={operation.id}
        >
          <div className={css.operation}>
            <Stack gap={3}>
              <Heading level={2} size="heading" id={operation.id}>
                {operation.summary}
              </Heading>
              <code className={css.call}>{`${operation.method} ${operation.path}`}</code>
            </Stack>
            <div className={css.trialPlace}>
              <ApiTrial copy={copy} operation={operation} {...trial} />
            </div>
            <Stack gap={8}>
              <ApiFields
                title={copy.parametersTitle}
                fields={operation.parameters}
                requiredLabel={copy.requiredLabel}
              />
              <ApiFields
                title={copy.fieldsTitle}
                fields={operation.fields}
                requiredLabel={copy.requiredLabel}
              />
              <ApiFields
                title={copy.answersTitle}
                fields={operation.answers.map(({ status, description }) => ({
                  name: status,
                  type: '',
                  required: false,
                  description,
                }))}
              />
            </Stack>
            <div className={css.answer}>
              <ApiFields
                title={copy.answerFieldsTitle(operation.answerName)}
                fields={operation.answerFields}
              />
            </div>
          </div>
        </ContainedSection>
      ))}
    </>
  );
}
