import type { Notes } from './notes';

const heading = 'Has its own heading.';

export const apiSections: Record<string, Notes> = {
  'Sections/DonationApi/ApiPages': {
    use: 'Links from one page about the API to the others.',
    not: 'Links to other parts of the site: they are in the footer.',
    accessibility: `${heading} A list of links, each with a sentence below it.`,
  },
  'Sections/DonationApi/ApiReference': {
    use: 'Every call of an OpenAPI document, each with a form to try it.',
    not: 'Sample code to paste. Use CodeSamples.',
    accessibility:
      'Contains the level 1 heading; each call is a region. Announces answers when they arrive.',
  },
  'Sections/DonationApi/TestKeys': {
    use: 'A test key and a charity’s id, each with a button that copies it.',
    not: 'Secret keys: their value is visible.',
    accessibility: `${heading} The id is announced when another charity is chosen.`,
  },
  'Sections/DonationApi/AssistantPrompt': {
    use: 'A long text that people paste into an assistant.',
    not: 'Code to read line by line. Use CodeSamples.',
    accessibility:
      'Contains the level 1 heading. The prompt scrolls by keyboard, and is also a plain file.',
  },
  'Sections/DonationApi/BenefitList': {
    use: 'Benefits that each have an amount.',
    not: 'Benefits without figures. Use StoreBenefits.',
    accessibility: `${heading} Each entry has a title, with its amount as text beside it.`,
  },
  'Sections/DonationApi/CallToAction': {
    use: 'The end of a page of the donation API: one sentence, one button.',
    not: 'Two buttons, or the middle of a page.',
    accessibility: `${heading} If it is external, the link says that a new tab opens.`,
  },
  'Sections/DonationApi/CheckoutHero': {
    use: 'The first section of the API page for charity websites, with a demo of the checkout.',
    not: 'A checkout that takes payments.',
    accessibility: 'Contains the level 1 heading; the demo has a level 2 heading.',
  },
  'Sections/DonationApi/KeyFigures': {
    use: 'At most three figures in a row.',
    not: 'Arithmetic (use Receipt), or figures that are not in the claims register.',
    accessibility: `${heading} A list of terms and values: the meaning is read before the figure.`,
  },
  'Sections/DonationApi/LoyaltyHero': {
    use: 'The first section of the page about loyalty programmes, with the demo below.',
    not: 'A demo that needs no introduction.',
    accessibility:
      'Contains the level 1 heading. The demo has a level 2 heading for screen readers.',
  },
  'Sections/DonationApi/StoreBenefits': {
    use: 'How giving helps a shop: one figure, one order, the reasons.',
    not: 'More than one figure. Use KeyFigures.',
    accessibility: `${heading} The order is a list of terms and values.`,
  },
  'Sections/Partner/PartnerHero': {
    use: 'The first section of a partner’s page: its cause, two supermarkets and a receipt.',
    not: 'A brand: brands have no pages.',
    accessibility: 'Contains the level 1 heading. The picture is decorative. Logos have names.',
  },
  'Sections/Partner/PartnerSteps': {
    use: 'How it works for supporters of one charity, beside a picture of the app.',
    not: 'Steps with a picture each (SupporterSteps), or with times (TimedSteps).',
    accessibility: `${heading} An ordered list. The phone is described by its label.`,
  },
  'Sections/Partner/PartnerBrands': {
    use: 'A few brands with their rates, on the page of a partner.',
    not: 'All brands with their rates. Use BrandRates.',
    accessibility: `${heading} A list. Each item has the brand’s name and its rate.`,
  },
  'Sections/Partner/PartnerFacts': {
    use: 'Sharing a charity’s page, with its registered number and what it has raised, if known.',
    not: 'Figures that are not about one charity. Use KeyFigures.',
    accessibility: `${heading} The facts are a list of terms and values.`,
  },
  'Sections/Partner/PartnerCallToAction': {
    use: 'The end of a partner’s page: get the app.',
    not: 'A page without a charity.',
    accessibility: `${heading} Says that the link opens a new tab, and the button a dialog.`,
  },
  'Sections/Partner/AppPreview': {
    use: 'The chosen charity and a bought card in the app, as a picture.',
    not: 'Anything to press: nothing on the screen is a control.',
    accessibility: 'One picture with one label: say in it what the screen shows.',
  },
  'Sections/Partner/CauseIllustration': {
    use: 'A picture of a charity’s cause.',
    not: 'A cause without a drawing: add one first.',
    accessibility: 'Decorative: the text beside it must name the cause.',
  },
  'Sections/Vision/VisionGate': {
    use: 'The invitation code of the vision page.',
    not: 'Accounts (AuthForm), or secrets: it only keeps casual visitors out.',
    accessibility: 'The error is tied to the field and announced, and the field takes focus.',
  },
  'Sections/Vision/VisionMission': {
    use: 'The first part of the unlocked vision: the mission, the products and a link for access.',
    not: 'A public page.',
    accessibility:
      'Contains the level 1 heading. Use titleRef to put the focus there when the gate opens.',
  },
  'Sections/Vision/VisionPledge': {
    use: 'The company’s pledges: a text, and a list beside it.',
    not: 'Sums of money. Use Receipt.',
    accessibility: `${heading} The pledges are a list of terms and values.`,
  },
};
