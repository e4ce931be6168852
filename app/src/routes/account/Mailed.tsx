import { CheckEmail } from '@tuppence/ui/auth';
import { authLinks } from '../../content/account';
import { accountFailures } from '../../content/account-notices';
import { checkEmail } from '../../content/auth-forms';
import { resendConfirmation } from '../../services/account';
import { useAccountCall } from './use-account-call';

interface MailedProps {
  email: string;
  onChangeAddress: () => void;
}

/** In the form's place after a sign-up, or after another link was asked for. */
export function Mailed({ email, onChangeAddress }: MailedProps) {
  const { problem, attempt } = useAccountCall();
  return (
    <CheckEmail
      copy={checkEmail}
      problem={problem}
      onSendAgain={() => attempt(resendConfirmation(email), accountFailures.notSent)}
      onChangeAddress={onChangeAddress}
      links={[authLinks.signIn, authLinks.newPassword]}
    />
  );
}
