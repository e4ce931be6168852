import { expect, test } from 'vitest';
import { companyLines } from './about';

const unknown = {
  companyNumber: '',
  companyAddress: '',
  paymentInstitution: '',
  paymentInstitutionNumber: '',
};

test('leaves out a sentence if one of its details is missing', () => {
  expect(companyLines(unknown)).toEqual([]);
  expect(companyLines({ ...unknown, companyNumber: '12345678' })).toEqual([]);
  expect(companyLines({ ...unknown, paymentInstitution: 'Some Payments Ltd' })).toEqual([]);
});

test('gives the company and the institution with their numbers', () => {
  const [registered, payments] = companyLines({
    companyNumber: '12345678',
    companyAddress: '1 High Street, Leeds LS1 1AA',
    paymentInstitution: 'Some Payments Ltd',
    paymentInstitutionNumber: '123456',
  });
  expect(registered).toContain('company number 12345678. Registered office: 1 High Street');
  expect(payments).toContain('Some Payments Ltd, a regulated payment institution (FCA firm');
});
