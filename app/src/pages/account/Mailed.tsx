import { CheckEmail, type CheckEmailProps } from '@tuppence/ui/auth';
import { checkEmail } from '../../content/check-email';

/** Replaces a form once an email is on its way. */
export function Mailed(props: Omit<CheckEmailProps, 'copy'>) {
  return <CheckEmail {...props} copy={checkEmail} />;
}
