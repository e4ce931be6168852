import { security, testimonials } from '@tuppence/content/home/static-parts';
import { SecurityPanel, Testimonials } from '@tuppence/ui/home';

export default function HomeTrust() {
  return (
    <>
      <Testimonials {...testimonials} />
      <SecurityPanel {...security} />
    </>
  );
}
