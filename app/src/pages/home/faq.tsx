import { questions } from '@tuppence/content/home/faq';
import { Faq } from '@tuppence/ui/faq';

export default function HomeFaq() {
  return <Faq {...questions} />;
}
