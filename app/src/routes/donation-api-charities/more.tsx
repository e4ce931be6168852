import { ApiPages, CallToAction } from '@tuppence/ui/donation-api';
import { otherApiPages } from '../../content/api-pages';
import { callToAction, meta } from '../../content/donation-api';

export default function More() {
  return (
    <>
      <ApiPages {...otherApiPages(meta.path)} />
      <CallToAction {...callToAction} />
    </>
  );
}
