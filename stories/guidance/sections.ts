import type { Notes } from './notes';

const heading = 'A region that is named by its heading.';
const picture = 'The picture is decorative; the text says the same.';

export const sections: Record<string, Notes> = {
  'Sections/Faq': {
    use: 'Short questions with short answers, near the end of a page.',
    not: 'What people must know before they act: say it where they act.',
    accessibility: 'Works without scripts. Each answer has an address, and opens by it.',
  },
  'Sections/WhereItGoes': {
    use: 'Showing what reaches a charity, to the penny.',
    not: 'Figures that are not in the claims register.',
    accessibility: `${heading} The arithmetic is a list of terms and values.`,
  },
  'Sections/BrandRates': {
    use: 'The page that lists what each brand gives.',
    not: 'A few brands inside another page: `PartnerBrands`, with a link to the list.',
    accessibility:
      'Holds the level 1 heading. A table with headers; how many rows fit is announced.',
  },
  'Sections/Home/Hero': {
    use: 'The first view of the home page, once.',
    not: 'Any other page: each has a hero of its own.',
    accessibility: 'Holds the level 1 heading. The receipt is read as a list.',
  },
  'Sections/Home/Feature': {
    use: 'One thing that the app does, with a short film of it.',
    not: 'More than four in a row.',
    accessibility: `${heading} The film can be paused, and its label says what it shows.`,
  },
  'Sections/Home/CharityFinder': {
    use: 'Leading people to the page of their charity.',
    not: 'Choosing one in a form. Use CharityPicker.',
    accessibility: 'Results are counted aloud. Without scripts the links remain.',
  },
  'Sections/Home/Testimonials': {
    use: 'What real shoppers said, with their consent.',
    not: 'Praise that nobody said.',
    accessibility: `${heading} Each is a quotation with its author.`,
  },
  'Sections/About/CoinStacks': {
    use: 'Picturing growth.',
    not: 'Amounts. Take a Receipt or GivingChart.',
    accessibility: picture,
  },
  'Sections/DonationApi/CodeSamples': {
    use: 'Two ways to integrate, both visible.',
    not: 'More than two samples.',
    accessibility: `${heading} Each sample scrolls by the keyboard.`,
  },
  'Sections/Legal/LegalDocument': {
    use: 'Texts that bind: terms, privacy, accessibility.',
    not: 'Help or news.',
    accessibility:
      'Contents are a landmark, each clause has an address, and the print form is whole.',
  },
  'Sections/Vision/PermissionTable': {
    use: 'What is allowed and what is not, side by side.',
    not: 'Comparing prices or plans.',
    accessibility: 'A table with headers of rows and columns.',
  },
  'Demos/DonationCalculator': {
    use: 'What a charity could raise, with the assumptions shown.',
    not: 'A promise: every figure is an estimate and says so.',
    accessibility: 'The result is announced once, when it is asked for.',
  },
  'Demos/DonationCheckout': {
    use: 'Trying the checkout. No money moves.',
    not: 'A real payment.',
    accessibility: 'Each step’s heading takes focus and says how many steps there are.',
  },
  'Demos/CheckoutElement': {
    use: 'The checkout on pages of others: `<tuppence-checkout>`, or its component for React.',
    not: 'A page of our own, which has the library already: DonationCheckout.',
    accessibility:
      'As DonationCheckout, in a shadow tree that names its own language and direction, and takes the reader’s size of text.',
  },
  'Demos/WeeklyShopForm': {
    use: 'Asking what a shopper spends in a week, where, and for whom.',
    not: 'Doing the sums: the caller knows what each brand gives.',
    accessibility: 'Slider and field hold one amount. What is missing is said, and takes focus.',
  },
  'Demos/LoyaltyDemo': {
    use: 'Trying points as donations. Nothing is sent.',
    not: 'A real programme.',
    accessibility: 'Each step’s heading takes focus; the slider reads points and pounds.',
  },
  'Sections/DonationApi/CheckoutTrial': {
    use: 'Trying the widget of the sample code, where its code is fetched on demand.',
    not: 'The demo that opens a page: CheckoutHero.',
    accessibility:
      'The focus moves to the widget when it opens; a failure and what was called back are announced.',
  },
};
