import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { Stack } from '../../../layout/stack/Stack';
import { fieldName, fieldRow, fieldType, fields as list } from './ApiReference.css';
import type { ApiField } from './api-operation';

interface ApiFieldsProps {
  title: string;
  fields: readonly ApiField[];
  requiredLabel?: string | undefined;
}

/** Fields with their types and meanings. */
export function ApiFields({ title, fields, requiredLabel }: ApiFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="label">
        {title}
      </Heading>
      <dl className={list}>
        {fields.map(({ name, type, required, description }) => (
          <div key={name} className={fieldRow}>
            <dt>
              <code className={fieldName}>{name}</code>{' '}
              <span className={fieldType}>
                {required && requiredLabel ? `${type}, ${requiredLabel}` : type}
              </span>
            </dt>
            {description ? (
              <Text as="dd" size="small">
                {description}
              </Text>
            ) : null}
          </div>
        ))}
      </dl>
    </Stack>
  );
}
