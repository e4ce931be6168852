'use client';

import {
  Button,
  FormError,
  FormFields,
  Heading,
  PasswordField,
  TextField,
  useErrorFocus,
} from '@tuppence/ui';
import { Container, Stack } from '@tuppence/ui/layout';
import { type FormEvent, useRef, useState } from 'react';

type Errors = Partial<Record<'email' | 'password', { message: string }>>;

export default function Account() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState({ submitCount: 0, errors: {} as Errors });
  const announcement = useErrorFocus(form, state);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const errors: Errors = {};
    if (!data.get('email')) errors.email = { message: 'Enter an email address.' };
    if (String(data.get('password')).length < 8)
      errors.password = { message: 'Use at least 8 characters.' };
    setState({ submitCount: state.submitCount + 1, errors });
  }
  const { email, password } = state.errors;
  const isValid = state.submitCount > 0 && !email && !password;
  return (
    <Container>
      <form ref={form} onSubmit={submit} noValidate>
        <FormFields>
          <Stack gap={6}>
            <Heading level={1}>Volunteer with us</Heading>
            <TextField
              name="email"
              type="email"
              label="Email"
              error={email?.message}
              errorAnnounced={false}
            />
            <PasswordField
              name="password"
              label="Password"
              error={password?.message}
              errorAnnounced={false}
            />
            {isValid ? (
              <FormError
                id="refused"
                title="No account was created"
                message="This example does not send your details anywhere."
              />
            ) : null}
            <Button type="submit">Create account</Button>
            <span role="status">{announcement}</span>
          </Stack>
        </FormFields>
      </form>
    </Container>
  );
}
