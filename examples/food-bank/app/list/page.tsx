'use client';

import { Heading, Text, TextField } from '@tuppence/ui';
import { Container, Stack } from '@tuppence/ui/layout';
import { useState } from 'react';

const foodBanks = ['Harbour Street', 'Leith Walk', 'Granton Hall'];

export default function List() {
  const [typed, setTyped] = useState('');
  const found = foodBanks.filter((name) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <Container>
      <Stack gap={6}>
        <Heading level={1}>Where we are</Heading>
        <TextField type="search" label="Filter by name" value={typed} onValueChange={setTyped} />
        <Text role="status">
          {found.length === 1 ? '1 food bank' : `${found.length} food banks`}
        </Text>
        {found.map((name) => (
          <Heading key={name} level={2}>
            {name}
          </Heading>
        ))}
      </Stack>
    </Container>
  );
}
