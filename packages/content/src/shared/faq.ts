import type { FaqItem, FaqProps } from '@tuppence/ui/faq';
import { ratesLink } from '../chrome/copy.ts';
import { claim } from '../claims/texts.ts';

type FaqQuestion = Omit<FaqItem, 'id' | 'answer'> & { answer: string | readonly string[] };

/** `questions` are keyed by id. */
export function faq(
  title: string,
  lead: string | undefined,
  questions: Readonly<Record<string, FaqQuestion>>,
): FaqProps {
  const items = Object.entries(questions).map(([id, { answer, ...question }]) => ({
    id,
    ...question,
    answer: [answer].flat(),
  }));
  return { id: 'questions', title, lead, items };
}

export const shareDifference: FaqQuestion = {
  question: 'Why do some brands give more than 5%?',
  answer: [
    `Each brand sets its own rate. Every one gives at least ${claim('shareFlat')}, so that’s what we promise here. Some give more, ${claim('shareUpTo')}, and the charity gets the brand’s own rate however you found us.`,
    'The card shows the pounds and pence before you pay.',
  ],
  link: ratesLink,
};

export const howWeEarn: FaqQuestion = {
  question: 'How do you make money?',
  answer:
    'Brands pay us for selling their cards. That’s separate from what they give, and none of it comes out of the charity’s share.',
  link: { href: '/brands#how-we-earn', label: 'How we’re paid' },
};

/** For FAQPage structured data. */
export const faqData = ({ items }: FaqProps) =>
  items.map(({ question, answer }) => ({ question, answer: answer.join(' ') }));
