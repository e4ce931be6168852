import { expect, test } from 'vitest';
import { readDonation } from './fields.ts';
import { donationApi } from './openapi.ts';
import { apiOperations } from './operations.ts';

test('includes every operation of the document with all its responses', () => {
  const documented = Object.entries(donationApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => [
      `${method.toUpperCase()} /v1${path}`,
      Object.keys(responses),
    ]),
  );
  expect(
    apiOperations.map(({ method, path, answers }) => [
      `${method} ${path}`,
      answers.map(({ status }) => status),
    ]),
  ).toEqual(documented);
});

test('the sandbox accepts the example body', () => {
  const [book] = apiOperations;
  expect(readDonation(book?.example ?? '').kind).toBe('read');
});

test('nested fields have full names, and a shared response is described once', () => {
  const [book, list, one] = apiOperations;
  expect(book?.fields.map(({ name }) => name)).toContain('metadata.gift_aid');
  expect(book?.answerFields.map(({ name }) => name)).toContain('sums.charity_gets');
  expect(list?.answerFields).toMatchObject([{ name: 'data', type: 'array of Donation' }]);
  expect(one?.answerFields).toEqual([]);
});
