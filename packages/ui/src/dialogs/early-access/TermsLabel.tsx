import { Link } from '../../components/link';
import type { EarlyAccessFormProps } from './EarlyAccessForm';

type TermsLabelProps = Pick<EarlyAccessFormProps, 'onLinkPress'> & {
  termsHref: string;
  privacyHref: string;
};

/** The words beside the box, with their two links. */
export function TermsLabel({ termsHref, privacyHref, onLinkPress }: TermsLabelProps) {
  return (
    <>
      I agree to the{' '}
      <Link href={termsHref} onClick={onLinkPress}>
        Terms &amp; Conditions
      </Link>{' '}
      and{' '}
      <Link href={privacyHref} onClick={onLinkPress}>
        Privacy Policy
      </Link>
    </>
  );
}
