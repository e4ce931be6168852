import { types } from '@electric-sql/pglite';

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date && Number.isFinite(value.getTime())) return value.toISOString();
  return JSON.stringify(value) ?? String(value);
};

/** Sends values as text, as PostgREST does. Otherwise a wrong type would lead to 500, not 400. */
export const serializers = Object.fromEntries(
  (['BOOL', 'TEXT', 'VARCHAR', 'BPCHAR', 'DATE', 'TIMESTAMP', 'TIMESTAMPTZ'] as const).map(
    (name) => [types[name], asText],
  ),
);
