/** An invented register as large as the real one, the same in every run. */

/** The columns of `publicextract.charity.txt` that are read, and one that is ignored. */
const columns =
  'date_of_extract registered_charity_number linked_charity_number charity_name charity_registration_status charity_contact_address1 charity_contact_address3 charity_activities';

/** As frequent as in real names, which end in "trust" and "fund" and begin with "the friends of". */
const heads = ['the', 'the', 'friends of', 'the friends of', 'st', 'saint', 'royal', 'national'];
const causes =
  'primary school pta|parent teacher association|village hall|community centre|children’s hospice|hospice|scout group|guides|pre-school|playgroup|church|parochial church council|museum|almshouses|relief in need|educational foundation|benevolent fund|animal rescue|cat rescue|youth club|choir|brass band|food bank|mountain rescue|lifeboat|cancer support|mental health|wildlife|gardens|allotments|cricket club|sailing|theatre|library|carers|dementia support|refugee support|women’s aid|housing|disability'.split(
    '|',
  );
const tails = 'trust|trust|charity|fund|foundation|society|association|limited|uk|cio|'.split('|');
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

/** Generates `count` names of charities, from about 25,000 different words. */
export function* generatedNames(count: number): Generator<{ name: string; town: string }> {
  const next = random(15);
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(next() * values.length)] as Value;
  const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());
  const places = Array.from({ length: 24_000 }, () =>
    capital(pick(onsets) + pick(vowels) + pick(codas) + (next() < 0.8 ? pick(endings) : '')),
  );
  for (let index = 0; index < count; index += 1) {
    // Large towns: half of all charities are in a twentieth of the places.
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

/** The lines of the extract. */
export function* generatedExtract(count: number): Generator<string> {
  yield `${columns.replaceAll(' ', '\t')}\r\n`;
  let number = 200_000;
  for (const { name, town } of generatedNames(count)) {
    number += 5;
    const activities = `Sample: what ${name} does for the people of ${town} and of the villages around it.`;
    const address = ['1 Sample Street', town.toUpperCase()];
    yield `${['2026-11-01', number, 0, name, 'Registered', ...address, activities].join('\t')}\r\n`;
  }
}
