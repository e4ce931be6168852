export type CharityRow = {
  number: string;
  name: string;
  town: string | null;
  purpose: string | null;
};

type Fields = Readonly<Record<string, string>>;

export type Register = {
  id: 'ccew' | 'oscr' | 'ccni';
  title: string;
  needed: readonly string[];
  /** The file's other columns. */
  known: RegExp;
  /** Returns the charity, or the reason why it is left out. */
  read: (fields: Fields) => CharityRow | string;
};

const longestName = 250;
const longestPurpose = 160;
const countries =
  /^(england|wales|scotland|northern ireland|(great )?britain|united kingdom|u\.?k\.?)$/i;
const postcode = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i;

const tidy = (text = '') => text.replaceAll(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim();

/**
 * Returns the town: the last part of an address that is neither country nor postcode. To protect
 * people's home addresses, null if it is the only such part, contains a digit or is too long: it
 * may be a street.
 */
function townOf(parts: readonly (string | undefined)[]): string | null {
  const places = parts
    .map(tidy)
    .filter((part) => part && !countries.test(part) && !postcode.test(part));
  const town = places.length > 1 ? (places.at(-1) as string) : '';
  if (!town || /\d/.test(town) || town.length > 60) return null;
  return town === town.toUpperCase()
    ? town.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : town;
}

function purposeOf(text: string | undefined): string | null {
  const whole = tidy(text);
  if (whole.length <= longestPurpose) return whole || null;
  // One more character shows whether the limit is at the end of a word.
  return `${whole.slice(0, longestPurpose + 1).replace(/\s+\S*$|.$/u, '')}…`;
}

function row(
  number: string,
  numberShape: RegExp,
  name: string | undefined,
  town: string | null,
  purpose: string | undefined,
): CharityRow | string {
  if (!numberShape.test(number)) return 'its charity number is not valid';
  const called = tidy(name);
  if (!called) return 'it has no name';
  if (called.length > longestName) return `its name is longer than ${longestName} characters`;
  return { number, name: called, town, purpose: purposeOf(purpose) };
}

export const registers: readonly Register[] = [
  {
    id: 'ccew',
    title: 'Charity Commission for England and Wales (publicextract.charity.txt)',
    needed: [
      'registered_charity_number',
      'linked_charity_number',
      'charity_name',
      'charity_registration_status',
    ],
    known:
      /^(date_of_extract|organisation_number|charity_type|date_of_(registration|removal)|charity_reporting_status|latest_.*|charity_(contact|company|insolvent|in_administration|previously_excepted|is|activities|gift_aid|has_land).*|cio_is_dissolved|date_cio_dissolution_notice)$/,
    read(fields) {
      if (fields.charity_registration_status !== 'Registered') return 'it was removed';
      if (fields.linked_charity_number !== '0') return 'it is linked to another charity';
      const lines = [1, 2, 3, 4, 5].map((line) => fields[`charity_contact_address${line}`]);
      return row(
        tidy(fields.registered_charity_number),
        /^\d{5,8}$/,
        fields.charity_name,
        townOf(lines),
        fields.charity_activities,
      );
    },
  },
  {
    id: 'oscr',
    title: 'Scottish Charity Regulator (the register as CSV)',
    needed: ['Charity Number', 'Charity Name', 'Charity Status'],
    known:
      /^(Registered Date|Ceased Date|Known As|Notes|Postcode|(Previous )?Constitutional Form( \d)?|Geographical Spread|Main Operating Location|Purposes|Beneficiaries|Activities|Objectives|Principal Office\/Trustees Address|Website|Most recent year (income|expenditure)|Mailing cycle|Year End|.* (income|spending)|Parent charity .*|Designated religious body|Regulatory Type|Date annual return received|Next year end date|Last modified)$/i,
    read(fields) {
      if (/removed|ceased|deregistered/i.test(fields['Charity Status'] ?? ''))
        return 'it was removed';
      return row(
        tidy(fields['Charity Number']),
        /^SC\d{6}$/,
        fields['Charity Name'],
        townOf((fields['Principal Office/Trustees Address'] ?? '').split(',')),
        fields.Objectives,
      );
    },
  },
  {
    id: 'ccni',
    title: 'Charity Commission for Northern Ireland (the register as CSV)',
    needed: ['Reg charity number', 'Sub charity number', 'Charity name', 'Status'],
    known:
      /^(Date registered|Date for financial year ending|Total (income|spending)|Charitable (spending|purposes)|Income generation and governance|Retained for future use|Public address|Website|Email|Telephone|Company number|What the charity does|Who the charity helps|How the charity works|Charity trustees|Other names?|Type|Financial .*|Number of .*)$/i,
    read(fields) {
      if (/removed/i.test(fields.Status ?? '')) return 'it was removed';
      if (fields['Sub charity number'] !== '0') return 'it is linked to another charity';
      return row(
        tidy(fields['Reg charity number']).replace(/^NIC/i, ''),
        /^\d{6}$/,
        fields['Charity name'],
        townOf((fields['Public address'] ?? '').split(',')),
        fields['What the charity does'],
      );
    },
  },
];
