import { ButtonLink } from '@tuppence/ui';
import { AuthFrame } from '@tuppence/ui/auth';
import { authLinks, authReceipt, authTexts, loginMeta } from '../../content/account';
import { Meta } from '../../seo/Meta';

/** What is left to say to a donor who closed their account. */
export function ClosedPage() {
  const { href, label } = authLinks.home;
  return (
    <>
      <Meta {...loginMeta} />
      <AuthFrame {...authTexts.closed} receipt={authReceipt}>
        <ButtonLink href={href}>{label}</ButtonLink>
      </AuthFrame>
    </>
  );
}
