import type { User } from '@supabase/supabase-js';
import { accountFailures } from '@tuppence/content/account/notices';
import {
  changePasswordForm,
  closeAccountForm,
  dataDownload,
  nameForm,
  ownAccount,
  ownAccountFailures,
} from '@tuppence/content/account/own-account';
import { giftsAsCsv } from '@tuppence/giving/csv';
import { focusOn } from '@tuppence/site/focus';
import {
  ChangePasswordForm,
  CloseAccountForm,
  DataDownload,
  type DataFormat,
  NameForm,
  OwnAccount as OwnAccountSection,
  type PasswordChange,
} from '@tuppence/ui/auth';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { saveNewPassword, signIn } from '../../services/backend/account';
import { type GiftRow, giftFromRow } from '../../services/backend/gifts';
import { closeAccount, readOwnData, saveName } from '../../services/backend/own-account';
import { saveFile, saveJson } from '../../services/browser/download';
import { Captcha } from './Captcha';
import { justClosed } from './ClosedPage';
import { useAccountCall } from './use-account-call';

/** The donor's account settings. */
export function OwnAccount({ user }: { user: User }) {
  const { hash } = useLocation();
  const { id, title, parts } = ownAccount;
  // When the page loaded, there was no such section to scroll to.
  useEffect(() => {
    const heading = document.getElementById(id);
    if (hash !== `#${id}` || !heading) return;
    heading.scrollIntoView();
    focusOn(heading);
  }, [hash]);
  return (
    <OwnAccountSection
      id={id}
      title={title}
      lead={user.email ?? ''}
      parts={[
        { id: 'your-name', summary: parts.name, content: <Name user={user} /> },
        { id: 'your-password', summary: parts.password, content: <Password user={user} /> },
        { id: 'your-data', summary: parts.data, content: <Data /> },
        { id: 'close-account', summary: parts.close, content: <Close user={user} /> },
      ]}
    />
  );
}

interface PartProps {
  user: User;
}

function Name({ user: { user_metadata } }: PartProps) {
  const { problem, attempt } = useAccountCall();
  return (
    <NameForm
      copy={nameForm}
      name={{ firstName: user_metadata.first_name ?? '', lastName: user_metadata.last_name ?? '' }}
      onSubmit={({ firstName, lastName }) =>
        attempt(saveName(firstName, lastName), ownAccountFailures.nameNotSaved)
      }
      problem={problem}
    />
  );
}

function Password({ user: { email = '' } }: PartProps) {
  const { problem, attempt, forget } = useAccountCall();
  async function change({ current, next }: PasswordChange) {
    forget();
    // Checks the current password, and starts a fresh session, which some backends require.
    const checked = await signIn(email, current);
    if (!checked.ok && checked.code === 'invalid_credentials') return 'wrong';
    const saving = checked.ok ? saveNewPassword(next) : Promise.resolve(checked);
    return (await attempt(saving, accountFailures.passwordNotSaved)) ? 'saved' : 'failed';
  }
  return (
    <>
      <ChangePasswordForm
        copy={changePasswordForm}
        email={email}
        onSubmit={change}
        problem={problem}
      />
      <Captcha />
    </>
  );
}

function Data() {
  const { problem, attempt } = useAccountCall();
  async function download(format: DataFormat) {
    const asked = readOwnData();
    const call = asked.then(({ result }) => result);
    if (!(await attempt(call, ownAccountFailures.notDownloaded))) return;
    const { data } = await asked;
    const { gifts } = data as { gifts: GiftRow[] };
    if (format === 'json') saveJson(ownAccount.jsonFile, data);
    else saveFile(ownAccount.csvFile, 'text/csv', giftsAsCsv(gifts.map(giftFromRow)));
  }
  return <DataDownload copy={dataDownload} onDownload={download} problem={problem} />;
}

function Close({ user: { email = '' } }: PartProps) {
  const { problem, attempt } = useAccountCall();
  const navigate = useNavigate();
  async function close() {
    if (!(await attempt(closeAccount(email), ownAccountFailures.notClosed))) return;
    // If the session ended here, the recap would redirect to sign-in.
    navigate('/auth?step=closed', { replace: true, state: justClosed });
  }
  return (
    <CloseAccountForm copy={closeAccountForm} email={email} onSubmit={close} problem={problem} />
  );
}
