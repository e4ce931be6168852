import type { Notes } from './notes';

const heading = 'Has its own heading.';

export const sections: Record<string, Notes> = {
  'Sections/Faq': {
    use: 'Short questions with short answers, near the end of a page.',
    not: 'Facts that people need before they act. Put those beside the action.',
    accessibility: 'Works without scripts. Each answer has its own address, which opens it.',
  },
  'Sections/WhereItGoes': {
    use: 'The shares that the site claims, each with an example to the penny.',
    not: 'Figures that are not in the claims register.',
    accessibility: `${heading} Each example is a list of terms and values. Its bar is decorative.`,
  },
  'Sections/BrandRates': {
    use: 'The page that lists what each brand gives.',
    not: 'A few brands inside another page. Use PartnerBrands, with a link to the list.',
    accessibility:
      'Contains the level 1 heading. A table with headers. Announces the number of brands found.',
  },
  'Sections/Home/Hero': {
    use: 'The first section of the home page.',
    not: 'Any other page: each has its own hero.',
    accessibility: 'Contains the level 1 heading. The receipt is read as a list.',
  },
  'Sections/Home/Feature': {
    use: 'One feature of the app, with a short film.',
    not: 'More than four on a page.',
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
    accessibility: `${heading} Quotations with their authors. The row scrolls by keyboard.`,
  },
  'Sections/About/CoinStacks': {
    use: 'Illustrating how small amounts add up.',
    not: 'Sums (Receipt), or amounts to compare (GivingChart).',
    accessibility: 'A list: labels and amounts are text, the coins are decorative.',
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
      'The contents are a landmark. Each clause has its own address. Everything is printed.',
  },
  'Sections/Vision/PermissionTable': {
    use: 'What a machine may do beside what it may not do.',
    not: 'Comparing prices or plans.',
    accessibility: 'A table with column headers. Each cell makes sense without them.',
  },
  'Demos/DonationCalculator': {
    use: 'An estimate of what a charity could raise, with its assumptions.',
    not: 'A promise. Every figure is an estimate, and says so.',
    accessibility: 'The result is announced once, after Calculate is pressed.',
  },
  'Checkout/DonationCheckout': {
    use: 'Trying out the checkout. Without onDonate, nothing is sent.',
    not: 'A real payment: it asks for no card or bank details.',
    accessibility: 'The heading of a new step takes focus, and says "Step 2 of 4".',
  },
  'Checkout/CheckoutElement': {
    use: 'The checkout on other websites, as a custom element or its React component.',
    not: 'Our own pages, which already have the library. Use DonationCheckout.',
    accessibility:
      'Like DonationCheckout. It has its own language and direction, and the reader’s text size.',
  },
  'Demos/WeeklyShopForm': {
    use: 'Asking what a shopper spends in a week, at which brands, and for which charity.',
    not: 'Calculating the gift. The caller does that in resultOf.',
    accessibility:
      'The slider announces the field’s amount. The first wrong or missing entry takes focus.',
  },
  'Demos/LoyaltyDemo': {
    use: 'Trying out how points become donations. Nothing is sent.',
    not: 'A real programme.',
    accessibility:
      'The heading of a new step takes focus. The slider announces its points and pounds.',
  },
  'Sections/DonationApi/CheckoutTrial': {
    use: 'Trying out the checkout of the sample code. It loads on demand.',
    not: 'The demo at the top of a page. Use CheckoutHero.',
    accessibility: 'The checkout takes focus when it opens. Failures and results are announced.',
  },
};
