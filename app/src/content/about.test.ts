import { expect, test } from 'vitest';
import { companyLines } from './about';

const unknown = {
  companyNumber: '',
  companyAddress: '',
  paymentInstitution: '',
  paymentInstitutionNumber: '',
};

test('omits company details that the deployment does not give', () => {
  expect(companyLines(unknown)).toEqual([
    'Payments are handled by a regulated payment institution. Your money is held in safeguarded, segregated accounts.',
  ]);
  expect(companyLines({ ...unknown, companyNumber: '12345678' })).toHaveLength(1);
  expect(companyLines({ ...unknown, paymentInstitution: 'Some Payments Ltd' })[0]).not.toContain(
    'Some Payments Ltd',
  );
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
