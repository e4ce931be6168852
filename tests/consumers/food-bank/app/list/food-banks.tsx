'use client';

import { Heading, Link, Text, TextField } from '@tuppence/ui';
import { Columns, Stack } from '@tuppence/ui/layout';
import { useState } from 'react';

const foodBanks = [
  { name: 'Harbour Street', hours: 'Monday to Friday, 9 to 5', phone: '0131 496 0101' },
  { name: 'Leith Walk', hours: 'Tuesday and Thursday, 12 to 6', phone: '0131 496 0102' },
  { name: 'Granton Hall', hours: 'Saturday, 10 to 2', phone: '0131 496 0103' },
];

export function FoodBanks() {
  const [typed, setTyped] = useState('');
  const found = foodBanks.filter(({ name }) =>
    name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <Stack gap={8}>
      <TextField type="search" label="Filter by name" value={typed} onValueChange={setTyped} />
      <Text role="status">{found.length === 1 ? '1 food bank' : `${found.length} food banks`}</Text>
      <Columns as="ul" split="thirds">
        {found.map(({ name, hours, phone }) => (
          <li key={name}>
            <Stack gap={2}>
              <Heading level={2} size="heading">
                {name}
              </Heading>
              <Text>{hours}</Text>
              <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
            </Stack>
          </li>
        ))}
      </Columns>
    </Stack>
  );
}
