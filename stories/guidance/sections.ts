import type { Notes } from './notes';

const heading = 'Has its own heading.';
const picture = 'The picture is decorative; the text says the same.';

export const sections: Record<string, Notes> = {
  'Sections/Faq': {
    use: 'Short questions with short answers, near the end of a page.',
    not: 'Facts that people need before they act. Put those beside the action.',
    accessibility: 'Works without scripts. Each answer has its own address, which opens it.',
  },
  'Sections/WhereItGoes': {
    use: 'The gift that reaches a charity, to the penny.',
    not: 'Figures that are not in the claims register.',
    accessibility: `${heading} The arithmetic is a list of terms and values.`,
  },
  'Sections/BrandRates': {
    use: 'The page that lists what each brand gives.',
    not: 'A few brands inside another page: `PartnerBrands`, with a link to the list.',
    accessibility:
      'Contains the level 1 heading. A table with headers. The number of matching rows is announced.',
  },
  'Sections/Home/Hero': {
    use: 'The first section of the home page.',
    not: 'Any other page: each has its own hero.',
    accessibility: 'Contains the level 1 heading. The receipt is read as a list.',
  },
  'Sections/Home/Feature': {
    use: 'One feature of the app, with a short film.',
    not: 'More than four in a row.',
    accessibility: `${heading} The film can be paused, and its label describes it.`,
  },
  'Sections/Home/CharityFinder': {
    use: 'Helping people find the page of their charity.',
    not: 'Choosing a charity in a form. Use CharityPicker.',
    accessibility: 'The number of results is announced. Without scripts, the links still work.',
  },
  'Sections/Home/Testimonials': {
    use: 'What real shoppers said, with their consent.',
    not: 'Invented praise.',
    accessibility: `${heading} Each testimonial is a quotation with its author.`,
  },
  'Sections/About/CoinStacks': {
    use: 'Illustrating growth.',
    not: 'Amounts. Use Receipt or GivingChart.',
    accessibility: picture,
  },
  'Sections/DonationApi/CodeSamples': {
    use: 'Two ways to integrate, both visible.',
    not: 'More than two samples.',
    accessibility: `${heading} Each sample can be scrolled with the keyboard.`,
  },
  'Sections/Legal/LegalDocument': {
    use: 'Legal texts: terms, privacy, accessibility.',
    not: 'Help or news.',
    accessibility:
      'The list of contents is a landmark. Each clause has its own address. Everything is printed.',
  },
  'Sections/Vision/PermissionTable': {
    use: 'What is allowed and what is not, side by side.',
    not: 'Comparing prices or plans.',
    accessibility: 'A table with column headers. Each cell makes sense without them.',
  },
  'Demos/DonationCalculator': {
    use: 'An estimate of what a charity could raise, with its assumptions.',
    not: 'A promise. Every figure is an estimate, and says so.',
    accessibility: 'The result is announced once, after Calculate is pressed.',
  },
  'Demos/DonationCheckout': {
    use: 'Trying out the checkout. No money moves.',
    not: 'A real payment.',
    accessibility: 'Each step’s heading takes focus and includes the number of steps.',
  },
  'Demos/CheckoutElement': {
    use: 'The checkout on other websites: `<tuppence-checkout>`, or its React component.',
    not: 'Our own pages, which already have the library. Use DonationCheckout.',
    accessibility:
      'The same as DonationCheckout. Its shadow tree sets its own language and direction, and uses the reader’s text size.',
  },
  'Demos/WeeklyShopForm': {
    use: 'Asking what a shopper spends in a week, where, and for whom.',
    not: 'Calculating the gift. Leave that to the caller, which knows what each brand gives.',
    accessibility:
      'The slider and the field show the same amount. Missing entries show an error, and the first takes focus.',
  },
  'Demos/LoyaltyDemo': {
    use: 'Trying out points as donations. Nothing is sent.',
    not: 'A real programme.',
    accessibility: 'Each step’s heading takes focus. The slider announces points and pounds.',
  },
  'Sections/DonationApi/CheckoutTrial': {
    use: 'Trying out the widget from the sample code. It loads on demand.',
    not: 'The demo at the top of a page. Use CheckoutHero.',
    accessibility: 'Focus moves to the widget when it opens. Failures and callbacks are announced.',
  },
};
