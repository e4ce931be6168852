import { SecurityPanel, Testimonials } from '@tuppence/ui/home';
import { security, testimonials } from '../../content/home-parts';

export default function HomeTrust() {
  return (
    <>
      <Testimonials {...testimonials} />
      <SecurityPanel {...security} />
    </>
  );
}
