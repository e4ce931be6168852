'use client';

import {
  Button,
  FormError,
  FormFields,
  PasswordField,
  Select,
  TextField,
  useErrorFocus,
} from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { type FormEvent, useRef, useState } from 'react';

type Errors = Partial<Record<'email' | 'password', { message: string }>>;

const days = [
  { value: 'saturday', label: 'Saturday' },
  { value: 'sunday', label: 'Sunday' },
];

export function AccountForm() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState({ submitCount: 0, errors: {} as Errors, refused: false });
  const announcement = useErrorFocus(form, state);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const errors: Errors = {};
    if (!/.@./.test(String(data.get('email'))))
      errors.email = { message: 'Enter an email address, such as ada@example.org.' };
    if (String(data.get('password')).length < 8)
      errors.password = { message: 'Use at least 8 characters.' };
    setState(({ submitCount }) => ({
      submitCount: submitCount + 1,
      errors,
      refused: Object.keys(errors).length === 0,
    }));
  }
  const { email, password } = state.errors;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <FormFields>
        <Stack gap={6}>
          <TextField
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            required
            error={email?.message}
            errorAnnounced={false}
          />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            required
            error={password?.message}
            errorAnnounced={false}
          />
          <Select name="day" label="Which day?" options={days} defaultValue="saturday" />
          {state.refused ? (
            <FormError
              id="refused"
              title="No account was created"
              message="This is an example without a service."
            />
          ) : null}
          <Button type="submit" stretched>
            Create account
          </Button>
          <span role="status">{announcement}</span>
        </Stack>
      </FormFields>
    </form>
  );
}
