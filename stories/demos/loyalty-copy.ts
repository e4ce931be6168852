import type { LoyaltyCopy } from '@tuppence/ui/demos';

const children = (count: number) => `${count} ${count === 1 ? 'child' : 'children'}`;

export const loyaltyCopy: LoyaltyCopy = {
  label: 'Demo: turn points into a donation',
  points: {
    heading: 'How many points?',
    sliderLabel: 'Points to give',
    value: (points) => `${points} points`,
    worth: 'become',
    rate: '100 points = £1.',
  },
  charity: {
    heading: 'Who gets them?',
    label: 'Charity',
    hint: 'Type part of a name.',
    summary: (points, pounds, charity) => `${points} points become ${pounds} for ${charity}.`,
  },
  thanks: {
    heading: 'Thank you',
    text: (pounds, charity, count) =>
      `Your ${pounds} is on its way to ${charity}. It could help ${children(count)}.`,
    small: 'This was a demo.',
  },
  receipt: {
    label: 'Receipt of the points given',
    title: 'Points given',
    points: 'Points',
    rate: 'Rate',
    rateValue: '100 points = £1',
    impact: 'Could help',
    impactValue: children,
    total: (charity) => `To ${charity}`,
    footer: 'Demo.',
  },
};
