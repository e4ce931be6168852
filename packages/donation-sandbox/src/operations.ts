import type { ApiField, ApiOperation } from '@tuppence/ui/donation-api';
import { donationApi } from './openapi.ts';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
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

const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1);
const schemaOf = ({ content }: Answer) => content?.['application/json']?.schema;

/** E.g. "integer, 1 to 1000000". */
function typeOf({ type: types = '', const: only, enum: some, ...schema }: Schema): string {
  const type = [types].flat().join(' or ');
  const values = some ?? (only === undefined ? undefined : [only]);
  if (schema.items) return `${type} of ${nameOf(schema.items) ?? schema.items.type}`;
  if (values) return values.join(' or ');
  if (schema.minimum !== undefined && schema.maximum !== undefined)
    return `${type}, ${schema.minimum} to ${schema.maximum}`;
  return schema.maxLength === undefined ? type : `${type}, up to ${schema.maxLength} characters`;
}

function fieldsOf(schema: Schema | undefined, prefix = ''): ApiField[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([key, field]) => {
    const { description = '' } = field;
    const name = `${prefix}${key}`;
    const row = { name, type: typeOf(field), required: isRequired(schema, key), description };
    return [row, ...fieldsOf(field, `${name}.`)];
  });
}

function fieldsIn(schema: Schema | undefined): ApiField[] {
  return fieldsOf(schema && (schemas[nameOf(schema) ?? ''] ?? schema));
}

const isRequired = (schema: Schema | undefined, key: string) =>
  schema?.required?.includes(key) ?? false;

function exampleOf(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {})
    .filter(([key]) => isRequired(schema, key))
    .map(([key, { examples, const: only }]) => [key, only ?? examples?.[0]]);
  return JSON.stringify(Object.fromEntries(fields), null, 2);
}

function describe(method: string, path: string, operation: Operation): ApiOperation {
  const body = operation.requestBody && schemaOf(operation.requestBody);
  const answer = schemaOf(operation.responses['201'] ?? operation.responses['200'] ?? {});
  return {
    id: operation.operationId,
    method: method === 'post' ? 'POST' : 'GET',
    path: base + path,
    summary: operation.summary,
    parameters: (operation.parameters ?? []).map(
      ({ name, required = false, description, schema }) => ({
        name,
        required,
        description,
        type: typeOf(schema),
      }),
    ),
    fields: fieldsIn(body),
    example: body && exampleOf(schemas[nameOf(body) ?? ''] ?? body),
    answers: Object.entries(operation.responses).map(([status, { description = '' }]) => ({
      status,
      description,
    })),
    answerName: (answer && nameOf(answer)) ?? '',
    answerFields: fieldsIn(answer),
  };
}

const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => describe(method, path, operation)),
);

/** A response that operations share is described once. */
export const apiOperations: readonly ApiOperation[] = described.map((operation, index) =>
  described.slice(0, index).some(({ answerName }) => answerName === operation.answerName)
    ? { ...operation, answerFields: [] }
    : operation,
);

export const apiDescription = donationApi.info.description;
