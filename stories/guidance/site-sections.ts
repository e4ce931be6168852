import type { Notes } from './notes';

const heading = 'Has its own heading.';

export const siteSections: Record<string, Notes> = {
  'Sections/Home/BrandStrip': {
    use: 'The brands of the app at a glance, from edge to edge.',
    not: 'Cards to choose from, or fewer than four brands.',
    accessibility: `${heading} The scrolling strip can be reached and scrolled by keyboard.`,
  },
  'Sections/Home/GetAppSection': {
    use: 'The end of the home page, with the offer that suits the device.',
    not: 'Several offers at once, or the middle of a page.',
    accessibility: `${heading} A link to the listing is beside the QR code.`,
  },
  'Sections/Home/SecurityPanel': {
    use: 'Why the money is safe: three plain statements.',
    not: 'Promises that nobody can check, or more than three points.',
    accessibility: `${heading} The padlock is decorative. Each point has a heading.`,
  },
  'Sections/About/Contact': {
    use: 'Addresses that people write to, each with a button that copies it.',
    not: 'A form, or a single address in a sentence. Use Link.',
    accessibility: `${heading} Copy buttons name their address. In onCopied, show a toast.`,
  },
  'Sections/About/Mission': {
    use: 'The company and its mission: the first section of the About page.',
    not: 'A page that already has a level 1 heading.',
    accessibility:
      'Contains the level 1 heading. The coins are decorative; amounts and rules are lists.',
  },
  'Sections/About/People': {
    use: 'The people who answer for the company, with its registered details.',
    not: 'Reviews or customers. Use Testimonials.',
    accessibility: `${heading} The drawing has a label. Names, roles and bios are text.`,
  },
  'Sections/About/PromiseTicket': {
    use: 'How soon we answer, beside the addresses.',
    not: 'Anything to press: it only looks like a ticket.',
    accessibility: 'Plain paragraphs, read in the order in which they are shown.',
  },
  'Sections/Campaign/CampaignHero': {
    use: 'The first section of the campaign page.',
    not: 'Any other page: each has its own hero.',
    accessibility:
      'Contains the level 1 heading. Give the picture a text alternative, unless it adds nothing.',
  },
  'Sections/Campaign/CampaignFigures': {
    use: 'Figures that follow from each other, as large as the page.',
    not: 'Figures that are not in the claims register, or that stand alone (KeyFigures).',
    accessibility: 'A landmark with a hidden heading. A list: each figure is read with its label.',
  },
  'Sections/Campaign/CampaignBrands': {
    use: 'How many brands take part, with a wall of their cards.',
    not: 'Choosing a card: the wall extends beyond the window.',
    accessibility: `${heading} The cards are a list. Each has its brand’s name and its value.`,
  },
  'Sections/Campaign/CampaignSteps': {
    use: 'Three steps, each with a large picture.',
    not: 'Steps with times. Use TimedSteps.',
    accessibility: `${heading} The steps are an ordered list. The drawn numbers are hidden.`,
  },
  'Sections/Campaign/CampaignCallToAction': {
    use: 'The end of the campaign page: one call to action.',
    not: 'Twice on a page.',
    accessibility: `${heading} Says that the link opens a new tab, and the button a dialog.`,
  },
  'Sections/Charities/CharitiesHero': {
    use: 'The first section of the charities’ page: the headline, a receipt and four figures.',
    not: 'Shoppers. Use Home/Hero.',
    accessibility: 'Contains the level 1 heading. The receipt and the figures are lists.',
  },
  'Sections/Charities/CalculatorSection': {
    use: 'The section of DonationCalculator, with its assumptions.',
    not: 'Other demos, which have a hero or a dialog of their own.',
    accessibility: `${heading} The assumptions are read after the result.`,
  },
  'Sections/Charities/SupporterSteps': {
    use: 'What a supporter does, in three steps with a picture each.',
    not: 'What a charity does. Use TimedSteps.',
    accessibility: `${heading} An ordered list. The words in the pictures are read out too.`,
  },
  'Sections/Charities/TimedSteps': {
    use: 'Steps whose time matters: each says when it begins.',
    not: 'Times that were not measured.',
    accessibility: `${heading} An ordered list, with times. The large total is hidden.`,
  },
  'Sections/Charities/CharitiesCallToAction': {
    use: 'The end of the charities’ page: one button.',
    not: 'A page of the donation API. Use DonationApi/CallToAction.',
    accessibility: `${heading} The link says that a new tab opens.`,
  },
  'Sections/Legal/ClauseSummary': {
    use: 'A summary of a clause in plain English, in the margin of LegalDocument.',
    not: 'Binding text, or a note without a clause.',
    accessibility:
      'Its label is read first. It comes after the clause’s heading and before its text.',
  },
  'Sections/NotFound/NotFound': {
    use: 'An address without a page.',
    not: 'Errors of the server or of loading. Use LoadFailure.',
    accessibility: 'Contains the level 1 heading. The links are in a named landmark.',
  },
  'Sections/Kit/KitOffer': {
    use: 'Offering the kit to a charity, on a page that others read too.',
    not: 'A page for the kit only. Use CharityKit.',
    accessibility: `${heading} A landmark. Without scripts, it says why there is no button.`,
  },
  'Sections/Kit/CharityKit': {
    use: 'A poster, a till card, a square and a newsletter block in the name of a charity.',
    not: 'The picture that social media show for a link. The build draws it.',
    accessibility:
      'Takes focus when it appears. Errors are tied to their fields. Announces that it is ready.',
  },
  'Sections/Kit/KitPoster': {
    use: 'The A4 poster alone. Await loadKitFonts first.',
    not: 'On a server: the browser measures its text.',
    accessibility: 'A picture with a label. Its QR code can be scanned in colour and in grey.',
  },
  'Sections/Kit/KitTillCard': {
    use: 'The A6 card alone. Await loadKitFonts first.',
    not: 'On a server: the browser measures its text.',
    accessibility: 'A picture with a label. Both codes can be scanned in colour and in grey.',
  },
  'Sections/Kit/KitSquare': {
    use: 'The social media square alone. Await loadKitFonts first.',
    not: 'Print: its resolution is for screens.',
    accessibility: 'A picture with a label. People who post it write their own description.',
  },
  'Sections/Kit/KitNewsletter': {
    use: 'A preview of the newsletter’s HTML.',
    not: 'Untrusted HTML: it is inserted unchanged.',
    accessibility:
      'The preview is inert. In the email, both codes have names and the button is a link.',
  },
};
