/** What a Gift Aid declaration needs beside its text: the donor’s full name and home address. */
export type Declaration = Readonly<Record<'firstName' | 'lastName' | 'house' | 'postcode', string>>;

export const blankDeclaration: Declaration = {
  firstName: '',
  lastName: '',
  house: '',
  postcode: '',
};

/** Fills demos. ZZ is no postcode area. */
export const exampleDeclaration: Declaration = {
  firstName: 'Ada',
  lastName: 'Example',
  house: '1 Sample Street',
  postcode: 'ZZ1 1ZZ',
};

/** Letters that HMRC’s schedule accepts ("Schedule spreadsheet to claim back tax on Gift Aid donations", November 2025). */
const most = { firstName: 35, lastName: 35, house: 40 };

export const declarationFields = Object.keys(blankDeclaration) as (keyof Declaration)[];

/** Whether HMRC accepts the entry. X is the postcode of an address outside the UK. */
export function isDeclared(field: keyof Declaration, entry: string): boolean {
  const text = entry.trim();
  if (field === 'postcode') return /^([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|X)$/i.test(text);
  return text !== '' && text.length <= most[field];
}

/** As HMRC’s schedule wants it: no hyphen in the last name, the postcode in capitals with a space. */
export function asScheduled(declaration: Declaration): Declaration {
  const postcode = declaration.postcode.replaceAll(/\s/g, '').toUpperCase();
  return {
    ...declaration,
    lastName: declaration.lastName.replaceAll('-', ' '),
    postcode: postcode.replace(/.{3}$/, ' $&'),
  };
}
