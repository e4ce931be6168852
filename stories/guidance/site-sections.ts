import type { Notes } from './notes';

const heading = 'A region that is named by its heading.';

export const siteSections: Record<string, Notes> = {
  'Sections/Home/BrandStrip': {
    use: 'The brands of the app at a glance, from edge to edge.',
    not: 'Cards to choose from, or fewer than four brands.',
    accessibility: `${heading} What scrolls sideways can be reached and scrolled by the keyboard.`,
  },
  'Sections/Home/GetTheApp': {
    use: 'The last call of the home page, with the one offer that suits the device.',
    not: 'Several offers at once, or the middle of a page.',
    accessibility: `${heading} The code has the listing as a link beside it.`,
  },
  'Sections/Home/SecurityPanel': {
    use: 'Why the money is safe: three plain statements.',
    not: 'Promises that nobody can check, or more than three points.',
    accessibility: `${heading} The icons are decorative, each point has a title.`,
  },
  'Sections/About/Contact': {
    use: 'Addresses that people write to, each with a button that copies it.',
    not: 'A form, or a single address in a sentence. Use Link.',
    accessibility: `${heading} Each copy button names its address. Pass onCopied to a toast, so that it is announced.`,
  },
  'Sections/About/Mission': {
    use: 'Who we are and what for: the first view of the About page.',
    not: 'A page that has a level 1 heading already.',
    accessibility:
      'Holds the level 1 heading. The stacks are decorative, the rules are a list of terms and values.',
  },
  'Sections/About/People': {
    use: 'The people who answer for the company, with its registered particulars.',
    not: 'Reviews or customers. Use Testimonials.',
    accessibility: `${heading} The drawing is described once; names, roles and sentences are text in the same order.`,
  },
  'Sections/About/PromiseTicket': {
    use: 'How soon an answer comes, beside the addresses.',
    not: 'Anything to press: it looks like paper and is none.',
    accessibility: 'Plain paragraphs, read in the order in which they are printed.',
  },
  'Sections/Campaign/CampaignHero': {
    use: 'The first view of a national campaign.',
    not: 'A page without a campaign: each has a hero of its own.',
    accessibility:
      'Holds the level 1 heading. Describe the picture, or leave it without a name where it says nothing new.',
  },
  'Sections/Campaign/CampaignFigures': {
    use: 'Figures that follow from each other, as large as the page.',
    not: 'Figures that are not in the claims register, or more than four. Use KeyFigures.',
    accessibility: `${heading} The heading is for assistive technology alone; each figure is read with what it counts.`,
  },
  'Sections/Campaign/CampaignBrands': {
    use: 'How many brands take part, with a wall of their cards.',
    not: 'Choosing a card: the wall goes on beyond the window.',
    accessibility: `${heading} The cards are a list of text.`,
  },
  'Sections/Campaign/CampaignSteps': {
    use: 'Three steps, each with a picture large enough to carry it.',
    not: 'Steps without pictures (TimedSteps), or more than four.',
    accessibility: `${heading} The steps are an ordered list, so the drawn numbers are not read twice.`,
  },
  'Sections/Campaign/CampaignCallToAction': {
    use: 'The end of the campaign page: one invitation.',
    not: 'Twice on a page.',
    accessibility: `${heading} The link says that a new tab opens; the button says that a dialog does.`,
  },
  'Sections/Charities/CharitiesHero': {
    use: 'The first view for charities: the claim, a receipt, three figures.',
    not: 'Shoppers: their page begins with Home/Hero.',
    accessibility:
      'Holds the level 1 heading. The receipt is a list of terms and values, the figures are a list.',
  },
  'Sections/Charities/CalculatorSection': {
    use: 'The band around DonationCalculator, with its assumptions.',
    not: 'Other demos: they bring a band along.',
    accessibility: `${heading} The assumptions are read after the result, as small text that still has 7:1.`,
  },
  'Sections/Charities/SupporterSteps': {
    use: 'What a supporter does, in three steps with a picture each.',
    not: 'What a charity does. Use TimedSteps.',
    accessibility: `${heading} An ordered list. The pictures are decorative.`,
  },
  'Sections/Charities/TimedSteps': {
    use: 'Steps whose time matters: each says when it begins.',
    not: 'Times that nobody measured.',
    accessibility: `${heading} An ordered list. The large display is hidden, since each step says its own time.`,
  },
  'Sections/Charities/CharitiesCallToAction': {
    use: 'The end of the charities’ page: one button.',
    not: 'A page of the donation API. Use DonationApi/CallToAction.',
    accessibility: `${heading} The link says that a new tab opens.`,
  },
  'Sections/Legal/ClauseSummary': {
    use: 'A clause once more in plain English, in the margin of LegalDocument.',
    not: 'Anything that binds, or a note without a clause.',
    accessibility: 'Its label is read first. It follows its clause in the source.',
  },
  'Sections/NotFound/NotFound': {
    use: 'An address without a page.',
    not: 'Errors of the server or of loading. Use LoadFailure.',
    accessibility: 'Holds the level 1 heading. The ways on are a named landmark of links.',
  },
  'Sections/Kit/KitOffer': {
    use: 'Offering a charity its kit on a page that others read too.',
    not: 'A page that is the kit: show CharityKit at once.',
    accessibility: `${heading} A landmark. Without scripts it says why there is no button.`,
  },
  'Sections/Kit/CharityKit': {
    use: 'A poster, a till card, a square and a newsletter block in the name of a charity.',
    not: 'Pictures that a page shows to its readers: they are made while building.',
    accessibility:
      'Takes focus when it appears. Faults are tied to their field and announced; each button names its piece.',
  },
  'Sections/Kit/KitPoster': {
    use: 'The A4 poster alone, once its fonts are there: await loadKitFonts.',
    not: 'On a server: text is measured by the browser.',
    accessibility: 'A picture with a name. Its codes are read in colour and in grey.',
  },
  'Sections/Kit/KitTillCard': {
    use: 'The A6 card alone, once its fonts are there: await loadKitFonts.',
    not: 'On a server: text is measured by the browser.',
    accessibility: 'A picture with a name. Its codes are read in colour and in grey.',
  },
  'Sections/Kit/KitSquare': {
    use: 'The square for social media alone, once its fonts are there: await loadKitFonts.',
    not: 'On paper: it has the detail of a screen.',
    accessibility: 'A picture with a name; people who post it write their own description.',
  },
  'Sections/Kit/KitNewsletter': {
    use: 'Showing the newsletter’s HTML before it is copied.',
    not: 'HTML of other people: it is put into the page as it is.',
    accessibility: 'The preview is inert. In the mail each code has a name, and a link beside it.',
  },
};
