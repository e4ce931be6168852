import { types } from '@electric-sql/pglite';

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date && Number.isFinite(value.getTime())) return value.toISOString();
  return JSON.stringify(value) ?? String(value);
};

/**
 * How values become parameters. PGlite throws where a value's kind is not the column's, which would
 * be answered as the server's own fault; PostgREST hands its text to the database, which refuses it.
 */
export const serializers = Object.fromEntries(
  [
    types.BOOL,
    types.TEXT,
    types.VARCHAR,
    types.BPCHAR,
    types.DATE,
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
  ].map((type) => [type, asText]),
);
