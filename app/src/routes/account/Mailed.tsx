import { CheckEmail, type CheckEmailProps } from '@tuppence/ui/auth';
import { checkEmail } from '../../content/check-email';

/** In a form's place once an email is on its way: downloaded when something is sent. */
export function Mailed(props: Omit<CheckEmailProps, 'copy'>) {
  return <CheckEmail {...props} copy={checkEmail} />;
}
