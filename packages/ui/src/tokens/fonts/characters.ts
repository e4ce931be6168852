/** Code points and ranges that nearly every page uses. */
export const basicCharacters = [
  ...['20-7E', 'A0', 'A3', 'A9', 'B7', 'D7', 'F7'],
  ...['2013', '2014', '2018', '2019', '201C', '201D', '2022', '2026', '2190', '2192', '2212'],
];

export const accentedCharacters = ['A1-A2', 'A4-A8', 'AA-B6', 'B8-D6', 'D8-F6', 'F8-FF'];

export const welshAndEuropeanCharacters = ['100-17F', '218-21B', '1E80-1E85', '1EF2-1EF3'];

/** Includes Persian and Urdu letters. */
export const arabicCharacters = ['600-61C', '61E-6FF', '200C-200D'];
