import { expect, test } from 'vitest';
import { siteDefaults } from '../site.ts';
import { companyLines } from './copy.ts';

const unknown = {
  companyNumber: '',
  companyAddress: '',
  paymentInstitution: '',
  paymentInstitutionNumber: '',
};
const linesOf = (company: typeof unknown) => companyLines(siteDefaults, company);

test('leaves out a sentence if one of its details is missing', () => {
  expect(linesOf(unknown)).toEqual([]);
  expect(linesOf({ ...unknown, companyNumber: '12345678' })).toEqual([]);
  expect(linesOf({ ...unknown, paymentInstitution: 'Some Payments Ltd' })).toEqual([]);
});

test('gives the company and the institution with their numbers', () => {
  const [registered, payments] = linesOf({
    companyNumber: '12345678',
    companyAddress: '1 High Street, Leeds LS1 1AA',
    paymentInstitution: 'Some Payments Ltd',
    paymentInstitutionNumber: '123456',
  });
  expect(registered).toContain('company number 12345678. Registered office: 1 High Street');
  expect(payments).toContain('Some Payments Ltd, a regulated payment institution (FCA firm');
});
