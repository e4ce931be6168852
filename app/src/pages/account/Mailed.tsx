import { checkEmail } from '@tuppence/content/account/auth';
import { CheckEmail, type CheckEmailProps } from '@tuppence/ui/auth';

/** Replaces a form once an email is on its way. */
export function Mailed(props: Omit<CheckEmailProps, 'copy'>) {
  return <CheckEmail {...props} copy={checkEmail} />;
}
