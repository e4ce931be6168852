import type { LoyaltyCopy } from '@tuppence/ui/demos';
import { claim } from '../claims/texts.ts';

const children = ['child', 'children'] as const;
const youngPeople = ['young person', 'young people'] as const;
const patients = ['patient', 'patients'] as const;

const helps: Record<string, readonly [one: string, more: string]> = {
  'save-the-children': children,
  'noahs-ark-childrens-hospice': children,
  'st-annes-hospice': patients,
  'cancer-research-uk': patients,
  'made-in-hackney': ['new cook', 'new cooks'],
  parentkind: ['family', 'families'],
  'waltham-forest-community-hub': ['neighbour', 'neighbours'],
  'the-talent-foundry': youngPeople,
  'charlie-waller-trust': youngPeople,
  'link-to-change': youngPeople,
  'centre-for-alternative-technology': ['student', 'students'],
  'freedom-from-fistula': ['mother', 'mothers'],
  'voluntary-action-arun-chichester': ['volunteer', 'volunteers'],
};

const counted = (count: number, [one, more]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : more}`;

/** Children, and the charity's own word beside them (docs/behaviour.md 6.8). */
function helped(count: number, charityId: string): string {
  const own = helps[charityId];
  if (!own || own === children) return counted(count, children);
  return `${counted(count, children)}, or ${count === 1 ? `1 ${own[0]}` : `as many ${own[1]}`}`;
}

export const loyaltyDemo: LoyaltyCopy = {
  label: 'Demo: turn points into a donation',
  actions: {
    next: 'Continue',
    confirm: 'Confirm Donation',
    back: 'Back',
    startOver: 'Start Over',
  },
  points: {
    heading: 'How many points?',
    sliderLabel: 'Points to give',
    value: (points) => `${points} points`,
    worth: 'become',
    rate: `${claim('loyaltyRate')}. A penny a point, and none lost on the way.`,
  },
  charity: {
    heading: 'Who gets them?',
    label: 'Charity',
    hint: 'Choose from the list, or type a name.',
    summary: (points, pounds, charity) => `${points} points become ${pounds} for ${charity}.`,
  },
  helped,
  thanks: {
    heading: 'Thank you',
    text: (pounds, charity, who) =>
      `In your programme, ${pounds} would now be on its way to ${charity}. If £5 helps one, that’s ${who}.`,
    small:
      'This was a demo: no points were spent, and nothing was sent. A charity would give its own figure for what £5 does.',
  },
  receipt: {
    label: 'Receipt of the points given',
    title: 'Points given',
    points: 'Points',
    rate: 'Rate',
    rateValue: claim('loyaltyRate'),
    impact: 'If £5 helps one',
    total: (charity) => `To ${charity}`,
    footer: 'A demo: no points were spent.',
  },
};
