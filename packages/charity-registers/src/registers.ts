import { cut, longestName, shownName, tidy, townOf } from './texts.ts';

export type CharityRow = {
  number: string;
  name: string;
  town: string | null;
  purpose: string | null;
};

export type Fields = Readonly<Record<string, string | undefined>>;

export type Register = {
  id: 'ccew' | 'oscr' | 'ccni';
  title: string;
  /** Where its file is, in the regulator's words. */
  source: string;
  /** The number and the name first. */
  needed: readonly string[];
  /** The file's other columns. */
  known: RegExp;
  /** Returns the charity, or the reason why it is left out. */
  read: (fields: Fields) => CharityRow | string;
};

const longestPurpose = 160;

function row(
  number: string,
  numberShape: RegExp,
  text: string | undefined,
  town: string | null,
  purpose: string | undefined,
): CharityRow | string {
  if (!numberShape.test(number)) return 'its charity number is not valid';
  const name = tidy(text);
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) return 'it has no name';
  if (name.length > longestName) return `its name is longer than ${longestName} characters`;
  return { number, name, town, purpose: cut(tidy(purpose), longestPurpose) || null };
}

/** Without leading zeros, which spreadsheets and databases add. */
const plainNumber = (text: string | undefined) => tidy(text).replace(/^0+(?=\d)/, '');
const isLinked = (number: string | undefined) => Number(number ?? 0) !== 0;
const removed = /removed|ceased|deregistered/i;

export const registers: readonly Register[] = [
  {
    id: 'ccew',
    title: 'Charity Commission for England and Wales',
    source:
      'the table “Charity” of “Full register download” at its Register of Charities, as text or JSON (publicextract.charity)',
    needed: [
      'registered_charity_number',
      'charity_name',
      'linked_charity_number',
      'charity_registration_status',
    ],
    known:
      /^(date_of_extract|organisation_number|charity_type|date_of_(registration|removal)|charity_reporting_status|latest_.*|charity_(contact|company|insolvent|in_administration|previously_excepted|is|activities|gift_aid|has_land).*|cio_is_dissolved|date_cio_dissolution_notice)$/,
    read(fields) {
      const status = tidy(fields.charity_registration_status);
      if (removed.test(status)) return 'it was removed';
      if (!/^registered$/i.test(status)) return 'its status is not “Registered”';
      if (isLinked(fields.linked_charity_number)) return 'it is linked to another charity';
      const lines = [1, 2, 3, 4, 5].map((line) => fields[`charity_contact_address${line}`]);
      return row(
        plainNumber(fields.registered_charity_number),
        /^\d{5,8}$/,
        fields.charity_name,
        townOf(lines),
        fields.charity_activities,
      );
    },
  },
  {
    id: 'oscr',
    title: 'Scottish Charity Regulator (OSCR)',
    source: 'the CSV file of “Charity Register Download” at its “Search the Register”',
    needed: ['Charity Number', 'Charity Name', 'Charity Status'],
    known:
      /^(Registered Date|Ceased Date|Known As|Notes|Postcode|(Previous )?Constitutional Form( \d)?|Geographical Spread|Main Operating Location|Purposes|Beneficiaries|Activities|Objectives|Principal Office\/Trustees Address|Website|Most recent year (income|expenditure)|Mailing cycle|Year End|.* (income|spending)|Parent charity .*|Designated religious body|Regulatory Type|Date annual return received|Next year end date|Last modified)$/i,
    read(fields) {
      if (removed.test(fields['Charity Status'] ?? '')) return 'it was removed';
      return row(
        tidy(fields['Charity Number']).toUpperCase().replaceAll(' ', ''),
        /^SC\d{6}$/,
        shownName(tidy(fields['Charity Name']), tidy(fields['Known As'])),
        townOf((fields['Principal Office/Trustees Address'] ?? '').split(',')),
        fields.Objectives,
      );
    },
  },
  {
    id: 'ccni',
    title: 'Charity Commission for Northern Ireland',
    source: 'the CSV file that its “Charity Search” exports',
    needed: ['Reg charity number', 'Charity name', 'Status'],
    known:
      /^(Sub charity number|Date registered|Date for financial year ending|Total (income|spending)|Charitable (spending|purposes)|Income generation and governance|Retained for future use|Public address|Website|Email|Telephone|Company number|What the charity does|Who the charity helps|How the charity works|Charity trustees|Other names?|Type|Financial .*|Number of .*)$/i,
    read(fields) {
      if (removed.test(fields.Status ?? '')) return 'it was removed';
      if (isLinked(fields['Sub charity number'])) return 'it is linked to another charity';
      return row(
        plainNumber(fields['Reg charity number']?.replace(/^\s*NIC/i, '')),
        /^\d{6}$/,
        fields['Charity name'],
        townOf((fields['Public address'] ?? '').split(',')),
        fields['What the charity does'],
      );
    },
  },
];
