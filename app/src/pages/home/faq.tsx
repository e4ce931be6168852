import { Faq } from '@tuppence/ui/faq';
import { shopperFaq } from '../../content/faq';

export default function HomeFaq() {
  return <Faq {...shopperFaq} />;
}
