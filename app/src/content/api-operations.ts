import { donationApi } from '@tuppence/supabase-embedded/openapi';
import type { ApiField, ApiOperation } from '@tuppence/ui/donation-api';

/** As much of a JSON schema as the document of the donation API uses. */
interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  description?: string;
  examples?: readonly unknown[];
  required?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Operation {
  operationId: string;
  summary: string;
  parameters?: readonly { name: string; required?: boolean; description: string; schema: Schema }[];
  requestBody?: Answer;
  responses: Record<string, Answer & { description?: string }>;
}
type Answer = { content?: Record<string, { schema: Schema }> };

const schemas = donationApi.components.schemas as Record<string, Schema>;
const paths = donationApi.paths as Record<string, Partial<Record<'get' | 'post', Operation>>>;
const base = donationApi.servers[0]?.url ?? '';

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

const schemaOf = ({ content }: Answer) => {
  const schema = content?.['application/json']?.schema;
  return schema && resolve(schema);
};

/** "integer, 1 to 1000000". */
function typeOf({ type = '', const: only, enum: some, ...schema }: Schema): string {
  const values = some ?? (only === undefined ? undefined : [only]);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.minimum !== undefined && schema.maximum !== undefined)
    return `${type}, ${schema.minimum} to ${schema.maximum}`;
  return schema.maxLength === undefined ? type : `${type}, up to ${schema.maxLength} characters`;
}

function fieldsOf(schema: Schema | undefined, prefix = ''): ApiField[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([key, found]) => {
    const { description = '', ...field } = resolve(found);
    const name = `${prefix}${key}`;
    const row = { name, type: typeOf(field), required: isRequired(schema, key), description };
    const inner = field.items ? resolve(field.items) : field;
    return [row, ...fieldsOf(inner, field.items ? `${name}[].` : `${name}.`)];
  });
}

const isRequired = (schema: Schema | undefined, key: string) =>
  schema?.required?.includes(key) ?? false;

/** A body of the required fields, from the document's examples. */
function exampleOf(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {})
    .filter(([key]) => isRequired(schema, key))
    .map(([key, { examples, const: only }]) => [key, only ?? examples?.[0]]);
  return JSON.stringify(Object.fromEntries(fields), null, 2);
}

/** Every call of the donation API, as its OpenAPI document describes it. */
export const apiOperations: readonly ApiOperation[] = Object.entries(paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody && schemaOf(operation.requestBody);
      const booked = operation.responses['201'] ?? operation.responses['200'] ?? {};
      return {
        id: operation.operationId,
        method: method === 'post' ? 'POST' : 'GET',
        path: base + path,
        summary: operation.summary,
        parameters: (operation.parameters ?? []).map(({ schema, required = false, ...rest }) => ({
          ...rest,
          required,
          type: typeOf(schema),
        })),
        fields: fieldsOf(body),
        example: body && exampleOf(body),
        answers: Object.entries(operation.responses).map(([status, { description = '' }]) => ({
          status,
          description,
        })),
        answerFields: fieldsOf(schemaOf(booked)),
      };
    }),
);

/** What the document says of the API. */
export const apiDescription = donationApi.info.description;
