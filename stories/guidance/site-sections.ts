import type { Notes } from './notes';

const heading = 'Has its own heading.';

export const siteSections: Record<string, Notes> = {
  'Sections/Home/BrandStrip': {
    use: 'The brands of the app at a glance, from edge to edge.',
    not: 'Cards to choose from, or fewer than four brands.',
    accessibility: `${heading} The scrolling strip can be reached and scrolled by keyboard.`,
  },
  'Sections/Home/GetTheApp': {
    use: 'The end of the home page, with the offer that suits the device.',
    not: 'Several offers at once, or the middle of a page.',
    accessibility: `${heading} A link to the listing is beside the QR code.`,
  },
  'Sections/Home/SecurityPanel': {
    use: 'Why the money is safe: three plain statements.',
    not: 'Promises that nobody can check, or more than three points.',
    accessibility: `${heading} The icons are decorative, each point has a title.`,
  },
  'Sections/About/Contact': {
    use: 'Addresses that people write to, each with a button that copies it.',
    not: 'A form, or a single address in a sentence. Use Link.',
    accessibility: `${heading} Each copy button names its address. Show a toast in onCopied, so that the copy is announced.`,
  },
  'Sections/About/Mission': {
    use: 'The company and its mission: the first section of the About page.',
    not: 'A page that already has a level 1 heading.',
    accessibility:
      'Contains the level 1 heading. The stacks are decorative, the rules are a list of terms and values.',
  },
  'Sections/About/People': {
    use: 'The people who answer for the company, with its registered details.',
    not: 'Reviews or customers. Use Testimonials.',
    accessibility: `${heading} The drawing is described once; names, roles and bios are text in the same order.`,
  },
  'Sections/About/PromiseTicket': {
    use: 'How soon we answer, beside the addresses.',
    not: 'Anything to press: it only looks like a ticket.',
    accessibility: 'Plain paragraphs, read in the order in which they are printed.',
  },
  'Sections/Campaign/CampaignHero': {
    use: 'The first section of the campaign page.',
    not: 'Any other page: each has its own hero.',
    accessibility:
      'Contains the level 1 heading. Describe the picture, or leave its name empty if it adds nothing.',
  },
  'Sections/Campaign/CampaignFigures': {
    use: 'Figures that follow from each other, as large as the page.',
    not: 'Figures that are not in the claims register, or more than four. Use KeyFigures.',
    accessibility: `${heading} The heading is for screen readers only; each figure is read with its label.`,
  },
  'Sections/Campaign/CampaignBrands': {
    use: 'How many brands take part, with a wall of their cards.',
    not: 'Choosing a card: the wall extends beyond the window.',
    accessibility: `${heading} The cards are a list of text.`,
  },
  'Sections/Campaign/CampaignSteps': {
    use: 'Three steps, each with a large picture.',
    not: 'Steps without pictures (TimedSteps), or more than four.',
    accessibility: `${heading} The steps are an ordered list, so the drawn numbers are not read twice.`,
  },
  'Sections/Campaign/CampaignCallToAction': {
    use: 'The end of the campaign page: one call to action.',
    not: 'Twice on a page.',
    accessibility: `${heading} The link says that a new tab opens; the button says that a dialog opens.`,
  },
  'Sections/Charities/CharitiesHero': {
    use: 'The first section of the charities’ page: the claim, a receipt, three figures.',
    not: 'Shoppers. Use Home/Hero.',
    accessibility:
      'Contains the level 1 heading. The receipt is a list of terms and values, the figures are a list.',
  },
  'Sections/Charities/CalculatorSection': {
    use: 'The section of DonationCalculator, with its assumptions.',
    not: 'Other demos: they include a section.',
    accessibility: `${heading} The assumptions are read after the result, as small text with a contrast of 7:1.`,
  },
  'Sections/Charities/SupporterSteps': {
    use: 'What a supporter does, in three steps with a picture each.',
    not: 'What a charity does. Use TimedSteps.',
    accessibility: `${heading} An ordered list. The pictures are decorative.`,
  },
  'Sections/Charities/TimedSteps': {
    use: 'Steps whose time matters: each says when it begins.',
    not: 'Times that were not measured.',
    accessibility: `${heading} An ordered list. The large display is hidden, because each step includes its time.`,
  },
  'Sections/Charities/CharitiesCallToAction': {
    use: 'The end of the charities’ page: one button.',
    not: 'A page of the donation API. Use DonationApi/CallToAction.',
    accessibility: `${heading} The link says that a new tab opens.`,
  },
  'Sections/Legal/ClauseSummary': {
    use: 'A summary of a clause in plain English, in the margin of LegalDocument.',
    not: 'Binding text, or a note without a clause.',
    accessibility: 'Its label is read first. It follows its clause in the source.',
  },
  'Sections/NotFound/NotFound': {
    use: 'An address without a page.',
    not: 'Errors of the server or of loading. Use LoadFailure.',
    accessibility: 'Contains the level 1 heading. The links are in a named landmark.',
  },
  'Sections/Kit/KitOffer': {
    use: 'Offering the kit to a charity, on a page that others read too.',
    not: 'A page for the kit only. Use CharityKit.',
    accessibility: `${heading} A landmark. Without scripts it says why there is no button.`,
  },
  'Sections/Kit/CharityKit': {
    use: 'A poster, a till card, a square and a newsletter block in the name of a charity.',
    not: 'Pictures for the page’s readers: the build makes those.',
    accessibility:
      'Takes focus when it appears. Errors are tied to their field and announced; each button names its piece.',
  },
  'Sections/Kit/KitPoster': {
    use: 'The A4 poster alone. Call `await loadKitFonts` first.',
    not: 'On a server: text is measured by the browser.',
    accessibility: 'A picture with a name. Its codes can be scanned in colour and in grey.',
  },
  'Sections/Kit/KitTillCard': {
    use: 'The A6 card alone. Call `await loadKitFonts` first.',
    not: 'On a server: text is measured by the browser.',
    accessibility: 'A picture with a name. Its codes can be scanned in colour and in grey.',
  },
  'Sections/Kit/KitSquare': {
    use: 'The social media square alone. Call `await loadKitFonts` first.',
    not: 'Print: its resolution is for screens.',
    accessibility: 'A picture with a name; people who post it write their own description.',
  },
  'Sections/Kit/KitNewsletter': {
    use: 'A preview of the newsletter’s HTML.',
    not: 'Untrusted HTML: it is inserted unchanged.',
    accessibility: 'The preview is inert. In the email each code has a name, and a link beside it.',
  },
};
