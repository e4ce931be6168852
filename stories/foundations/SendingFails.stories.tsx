import type { Meta, StoryObj } from '@storybook/react-vite';
import { authForm, linkForm, newPasswordForm } from '@tuppence/content/account/forms';
import {
  changePasswordForm,
  closeAccountForm,
  dataDownload,
  nameForm,
} from '@tuppence/content/account/own-account';
import { recapSummary } from '@tuppence/content/account/recap';
import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import { waitlistForm } from '@tuppence/content/waitlist/copy';
import {
  AuthForm,
  AuthNotice,
  ChangePasswordForm,
  CheckEmail,
  CloseAccountForm,
  DataDownload,
  NameForm,
  NewPasswordForm,
  RequestLinkForm,
} from '@tuppence/ui/auth';
import { DonationCheckout } from '@tuppence/ui/checkout';
import { WaitlistForm } from '@tuppence/ui/dialogs';
import { ApiReference } from '@tuppence/ui/donation-api';
import { RecapSummary } from '@tuppence/ui/recap';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { checkoutCopy } from '../fixtures/checkout-copy';
import { inColumn } from '../support/frames';

/** Rejects, as if the caller had forgotten a case. Every form gets it as its handler. */
const send = fn(() => Promise.reject(new Error('offline')));

interface FormWithFault {
  form: ReactNode;
  /** What to type into each field, by its label. */
  typed: Record<string, string>;
  /** The button to press. */
  button: string;
}

const meta = {
  title: 'Foundations/Sending fails',
  tags: ['check'],
  component: ({ form }: FormWithFault) => form,
  decorators: [inColumn(480)],
  parameters: {
    visual: { skip: 'Looks like Failed of the waitlist’s dialog.', expectedError: /offline/ },
  },
  beforeEach: () => void send.mockClear(),
  play: async ({ args: { typed, button }, canvas }) => {
    for (const [label, text] of Object.entries(typed)) {
      const field = canvas.getByLabelText(new RegExp(`^${label}`));
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    for (const box of canvas.queryAllByRole('checkbox', { name: /^I agree/ }))
      await userEvent.click(box);
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await waitFor(() => expect(send).toHaveBeenCalledTimes(times));
      const problem = await canvas.findByText(/then try again\./);
      await expect(problem.closest('[role="alert"], [aria-live="polite"]')).toHaveTextContent(
        /^Something went wrong/,
      );
      await expect(canvas.getByRole('button', { name: button })).toHaveAccessibleDescription(
        /Something went wrong/,
      );
    }
    for (const [label, text] of Object.entries(typed))
      await expect(canvas.getByLabelText(new RegExp(`^${label}`))).toHaveValue(text);
  },
} satisfies Meta<FormWithFault>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'robin@tuppence.example';
const password = 'three random words';

export const SignIn: Story = {
  args: {
    form: (
      <AuthForm
        copy={authForm}
        mode="sign-in"
        onModeChange={() => undefined}
        onSubmit={send}
        forgotPasswordHref="/auth"
      />
    ),
    typed: { Email: email, Password: password },
    button: 'Sign in',
  },
};

export const RequestLink: Story = {
  args: {
    form: (
      <RequestLinkForm
        copy={{ ...linkForm, submit: 'Send me a link' }}
        onSubmit={send}
        back={{ href: '/auth', label: 'Back' }}
      />
    ),
    typed: { Email: email },
    button: 'Send me a link',
  },
};

export const NewPassword: Story = {
  args: {
    form: <NewPasswordForm copy={newPasswordForm} email={email} onSubmit={send} />,
    typed: { 'New password': password },
    button: 'Save new password',
  },
};

export const ChangePassword: Story = {
  args: {
    form: <ChangePasswordForm copy={changePasswordForm} email={email} onSubmit={send} />,
    typed: { 'Current password': 'old words', 'New password': password },
    button: 'Save password',
  },
};

export const Name: Story = {
  args: {
    form: <NameForm copy={nameForm} name={{ firstName: '', lastName: '' }} onSubmit={send} />,
    typed: { 'First name': 'Robin', 'Last name': 'Ashdown' },
    button: 'Save name',
  },
};

export const CloseAccount: Story = {
  args: {
    form: <CloseAccountForm copy={closeAccountForm} email={email} onSubmit={send} />,
    typed: { 'Type your email': email },
    button: 'Close my account',
  },
};

export const Download: Story = {
  args: {
    form: <DataDownload copy={dataDownload} onDownload={send} />,
    typed: {},
    button: 'Every gift (CSV)',
  },
};

export const Waitlist: Story = {
  args: {
    form: <WaitlistForm copy={waitlistForm} onSubmit={send} />,
    typed: { 'Email address': email },
    button: 'Submit',
  },
};

export const Donation: Story = {
  args: {
    form: <DonationCheckout copy={checkoutCopy} charities={demoCharities} onDonate={send} />,
    typed: {},
    button: 'Donate Now',
  },
  play: async (context) => {
    const { canvas } = context;
    for (const _step of ['amount', 'Gift Aid'])
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await meta.play(context);
  },
};

const call = {
  id: 'get',
  method: 'GET',
  path: '/v1/donations/{id}',
  summary: 'One donation',
  parameters: [{ name: 'id', type: 'string', required: true, description: 'The id.' }],
  fields: [],
  answers: [],
  answerName: 'Donation',
  answerFields: [],
} as const;

export const ApiCall: Story = {
  args: {
    form: (
      <ApiReference
        title="API"
        lead=""
        links={[]}
        copy={{
          keyLabel: 'Test key',
          keyShared: (key) => key,
          bodyLabel: 'Body',
          sendLabel: 'Send',
          sendingLabel: 'Sending…',
          replyLabel: 'Answer',
          parametersTitle: 'Parameters',
          fieldsTitle: 'Body',
          answersTitle: 'Answers',
          answerFieldsTitle: (name) => name,
          requiredLabel: 'required',
        }}
        operations={[call]}
        apiKey="tp_test_1"
        onApiKey={() => undefined}
        onTry={send}
      />
    ),
    typed: { id: 'don_1' },
    button: 'Send',
  },
};

export const Action: Story = {
  args: {
    form: (
      <AuthNotice text="Confirm it." action={{ label: 'Go', pendingLabel: '…', onPress: send }} />
    ),
    typed: {},
    button: 'Go',
  },
};

export const SendAgain: Story = {
  args: {
    form: (
      <CheckEmail
        copy={{
          hint: 'Look in your spam folder.',
          sendAgain: 'Send again',
          sendAgainIn: (seconds) => `Send again in ${seconds} s`,
          pending: 'Sending...',
          sentAgain: 'Sent again.',
          canSendAgain: 'You can send it again now.',
          change: 'Change address',
        }}
        pauseSeconds={0}
        onSendAgain={send}
        onChangeAddress={() => undefined}
        links={[]}
      />
    ),
    typed: {},
    button: 'Send again',
  },
};

export const SignOut: Story = {
  args: {
    form: (
      <RecapSummary
        copy={recapSummary}
        firstName="Robin"
        taxYear={2026}
        taxYears={[2026]}
        onTaxYearChange={() => undefined}
        taxYearPence={0}
        allTimePence={0}
        onSignOut={send}
      />
    ),
    typed: {},
    button: 'Sign out',
  },
};
