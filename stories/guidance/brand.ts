import type { Notes } from './notes';

const picture = 'A picture: the text beside it says the same.';
const onScreen = 'Nothing can be pressed. The label of the Phone says what the screen shows.';

export const brand: Record<string, Notes> = {
  'Brand/Barcode': {
    use: 'A code that a till scans.',
    not: 'Decoration.',
    accessibility: 'An image with its value as its name.',
  },
  'Brand/CharityBadge': {
    use: 'A charity beside its name, if its logo may not be shown.',
    not: 'Replacing the name.',
    accessibility: 'Decoration beside the name.',
  },
  'Brand/CharityPicker': {
    use: 'One charity among hundreds, by typing part of its name.',
    not: 'A handful of choices. Use RadioGroup.',
    accessibility:
      'A combobox: arrow keys move, Enter selects, Escape cancels, and the number of results is announced.',
  },
  'Brand/Illustrations': {
    use: 'A charity’s cause, or the idea of a section.',
    not: 'An icon, or less than 160 px.',
    accessibility: picture,
  },
  'Brand/Logo': {
    use: 'The header, the footer, a document.',
    not: 'Twice on one screen.',
    accessibility: 'Its name is the company’s. The link around it says where it leads.',
  },
  'Brand/Mark': {
    use: 'Where the name is already visible: the browser tab, the splash, an avatar.',
    not: 'On copper or on a photo.',
    accessibility: 'Decoration, unless it has a title.',
  },
  'Brand/PeoplePhoto': {
    use: 'People at work, drawn.',
    not: 'Where a real photo of real people exists.',
    accessibility: picture,
  },
  'Brand/Phone': {
    use: 'A screen of the app, as a picture.',
    not: 'A frame around a site or a film with sound.',
    accessibility: 'With label it is one picture. Without label its screen is read out.',
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
    not: 'A real credit: its code is invented.',
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
    accessibility: 'The brand is a named picture; value and code are text.',
  },
  'Brand/ShoppingCardStack': {
    use: 'Several cards at a glance.',
    not: 'Cards to choose from: they overlap.',
    accessibility: 'A list to assistive technology.',
  },
  'Brand/Wordmark': {
    use: 'The name of a household brand, in its own letters.',
    not: 'In running text.',
    accessibility: 'Its name is the brand’s.',
  },
};
