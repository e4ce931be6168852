import type { Notes } from './notes';

const onScreen = 'Nothing can be pressed. The label of the Phone says what the screen shows.';

export const brand: Record<string, Notes> = {
  'Brand/Barcode': {
    use: 'A code that a till scans.',
    not: 'Decoration.',
    accessibility: 'An image, named after its value unless it has a label.',
  },
  'Brand/CharityBadge': {
    use: 'A charity’s monogram beside its name, if its logo may not be shown.',
    not: 'Replacing the name.',
    accessibility: 'Decoration beside the name.',
  },
  'Brand/CharityPicker': {
    use: 'One charity among hundreds, by typing part of its name.',
    not: 'A handful of choices. Use RadioGroup.',
    accessibility:
      'A combobox: arrow keys move, Enter chooses, Escape cancels. Announces how many it finds.',
  },
  'Brand/Illustrations': {
    use: 'A charity’s cause, or the idea of a section.',
    not: 'An icon, or a picture less than 160 px wide.',
    accessibility: 'Decorative: the text beside it must say the same.',
  },
  'Brand/Logo': {
    use: 'The header, the footer, a document.',
    not: 'Twice on one screen.',
    accessibility:
      'The mark is decorative, the name is text. A link around it must say where it leads.',
  },
  'Brand/Mark': {
    use: 'Where the name is already visible: the browser tab, the splash, an avatar.',
    not: 'On copper or on a photo.',
    accessibility: 'Decoration. Write the name next to it.',
  },
  'Brand/PeoplePhoto': {
    use: 'A drawing of people behind a shop counter.',
    not: 'Where a real photo of real people exists.',
    accessibility: 'An image with a label. Write names and roles as text beside it.',
  },
  'Brand/Phone': {
    use: 'A screen of the app, as a picture.',
    not: 'A frame around a site or a film with sound.',
    accessibility: 'With a label it is one picture. Without one, its screen is read out.',
  },
  'Brand/PhoneScreens/BuyCard': {
    use: 'Inside Phone: buying a shopping card.',
    not: 'A form that sells something.',
    accessibility: onScreen,
  },
  'Brand/PhoneScreens/ChooseCharity': {
    use: 'Inside Phone: the search for a charity, with one selected.',
    not: 'A search that works. Use CharityPicker.',
    accessibility: onScreen,
  },
  'Brand/PhoneScreens/RaisedTotal': {
    use: 'Inside Phone: what was raised, by month.',
    not: 'Real figures of a donor. Use GivingChart.',
    accessibility: onScreen,
  },
  'Brand/PhoneScreens/SpendInStore': {
    use: 'Inside Phone: paying at the till by barcode.',
    not: 'A code that works: anyone could scan it.',
    accessibility: onScreen,
  },
  'Brand/Receipt': {
    use: 'Arithmetic, line by line, with its total.',
    not: 'Prose, or a box around things.',
    accessibility: 'A list of terms and values, in a named figure. Its title is not a heading.',
  },
  'Brand/ShoppingCard': {
    use: 'A card of a household brand, with its value.',
    not: 'A real brand without its consent: all ten are invented.',
    accessibility: 'The brand is a named picture. The value is text; the code is a barcode.',
  },
  'Brand/ShoppingCardStack': {
    use: 'Several cards at a glance.',
    not: 'Cards to choose from: they overlap.',
    accessibility: 'A list with one item for each card.',
  },
  'Brand/Wordmark': {
    use: 'The name of a household brand, in its own letters.',
    not: 'In running text.',
    accessibility:
      'Named after its brand, unless it is decorative because text nearby says the name.',
  },
};
