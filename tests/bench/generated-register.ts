/** A register as large as the real one, invented: the same at every call. */

/** The columns of `publicextract.charity.txt`, as the Charity Commission documents them. */
const columns = [
  'date_of_extract',
  'organisation_number',
  'registered_charity_number',
  'linked_charity_number',
  'charity_name',
  'charity_type',
  'charity_registration_status',
  'date_of_registration',
  'date_of_removal',
  'charity_reporting_status',
  'latest_acc_fin_period_start_date',
  'latest_acc_fin_period_end_date',
  'latest_income',
  'latest_expenditure',
  'charity_contact_address1',
  'charity_contact_address2',
  'charity_contact_address3',
  'charity_contact_address4',
  'charity_contact_address5',
  'charity_contact_postcode',
  'charity_contact_phone',
  'charity_contact_email',
  'charity_contact_web',
  'charity_company_registration_number',
  'charity_insolvent',
  'charity_in_administration',
  'charity_previously_excepted',
  'charity_is_cdf_or_cif',
  'charity_is_cio',
  'cio_is_dissolved',
  'date_cio_dissolution_notice',
  'charity_activities',
  'charity_gift_aid',
  'charity_has_land',
] as const;

/** As often in names as here: real ones end in "trust" and "fund" and begin with "the friends of". */
const heads = ['the', 'the', 'friends of', 'the friends of', 'st', 'saint', 'royal', 'national'];
const causes =
  'primary school pta|parent teacher association|village hall|community centre|children’s hospice|hospice|scout group|guides|pre-school|playgroup|church|parochial church council|museum|almshouses|relief in need|educational foundation|benevolent fund|animal rescue|cat rescue|youth club|choir|brass band|food bank|mountain rescue|lifeboat|cancer support|mental health|wildlife|gardens|allotments|cricket club|sailing|theatre|library|carers|dementia support|refugee support|women’s aid|housing|disability'.split(
    '|',
  );
const tails = [
  'trust',
  'trust',
  'charity',
  'fund',
  'foundation',
  'society',
  'association',
  'limited',
  'uk',
  'cio',
  '',
];
const onsets = 'b|br|c|ch|cl|cr|d|dr|f|fr|g|gr|h|k|l|m|n|p|pr|r|s|sh|st|str|t|th|tr|w|wh'.split(
  '|',
);
const vowels = 'a|e|i|o|u|ea|ee|oo|ai|ou'.split('|');
const codas = 'd|ft|l|ll|m|n|nd|ng|r|rd|rn|s|ss|t|tt|x|ck|lm'.split('|');
const endings = 'ton|ham|ford|ley|bury|field|worth|wick|stead|by|mouth|dale|son|man|er'.split('|');

function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Names of `count` charities, some 25,000 different words in all. */
export function* generatedNames(count: number): Generator<{ name: string; town: string }> {
  const next = random(15);
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(next() * values.length)] as Value;
  const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());
  const places = Array.from({ length: 24_000 }, () =>
    capital(pick(onsets) + pick(vowels) + pick(codas) + (next() < 0.8 ? pick(endings) : '')),
  );
  for (let index = 0; index < count; index += 1) {
    // Some places are large: half of all names come from a twentieth of them.
    const place = places[
      Math.floor(places.length * (next() < 0.5 ? next() / 20 : next()))
    ] as string;
    const parts = [
      next() < 0.35 ? pick(heads) : '',
      place,
      next() < 0.2 ? pick(places) : '',
      next() < 0.9 ? pick(causes) : '',
      pick(tails),
    ];
    const name = parts.filter(Boolean).map(capital).join(' ');
    yield { name: next() < 0.6 ? name.toUpperCase() : name, town: place };
  }
}

/** The lines of the extract: `count` charities that stay, and a twentieth more of those left out. */
export function* generatedExtract(count: number): Generator<string> {
  yield `${columns.join('\t')}\r\n`;
  let number = 200_000;
  for (const { name, town } of generatedNames(count)) {
    number += 5;
    const row = { name, town, number, linked: 0, status: 'Registered' };
    yield line(row);
    if (number % 200 === 0) yield line({ ...row, linked: 1 });
    if (number % 125 === 0) yield line({ ...row, number: number + 1, status: 'Removed' });
  }
}

type Row = { name: string; town: string; number: number; linked: number; status: string };

function line({ name, town, number, linked, status }: Row): string {
  const values: Partial<Record<(typeof columns)[number], string | number>> = {
    date_of_extract: '2026-11-01',
    organisation_number: number + 3_000_000,
    registered_charity_number: number,
    linked_charity_number: linked,
    charity_name: name,
    charity_registration_status: status,
    charity_contact_address1: '1 Sample Street',
    charity_contact_address3: town.toUpperCase(),
    charity_activities: `Sample: what ${name} does for the people of ${town} and of the villages around it.`,
  };
  return `${columns.map((column) => values[column] ?? '').join('\t')}\r\n`;
}
