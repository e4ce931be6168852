'use client';

import { Button, Checkbox, FormFields, Notice, RadioGroup, TextField } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { type FormEvent, useState } from 'react';

const amounts = [
  { value: '4', label: '£4' },
  { value: '12', label: '£12' },
  { value: '40', label: '£40' },
];

export function GiveForm() {
  const [thanks, setThanks] = useState('');
  const [error, setError] = useState('');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const pounds = Number(data.get('amount'));
    const name = String(data.get('name')).trim();
    setError(name ? '' : 'Enter your name, for the receipt.');
    const withGiftAid = data.get('giftAid') ? pounds * 1.25 : pounds;
    setThanks(name && `Thank you, ${name}. The food bank gets £${withGiftAid.toFixed(2)}.`);
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormFields>
        <Stack gap={6}>
          <RadioGroup
            name="amount"
            label="Amount"
            look="segments"
            options={amounts}
            defaultValue="12"
          />
          <TextField name="name" label="Your name" autoComplete="name" required error={error} />
          <Checkbox name="giftAid" label="I pay UK tax: add 25% Gift Aid" />
          <Button type="submit" size="large" stretched>
            Give
          </Button>
          {thanks ? (
            <Notice title="Given" announced>
              {thanks}
            </Notice>
          ) : null}
        </Stack>
      </FormFields>
    </form>
  );
}
