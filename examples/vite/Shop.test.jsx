import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Dialog, Image, Popover, Tooltip } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import '@tuppence/ui/styles.css';
import { useState } from 'react';
import { expect, test } from 'vitest';

function Till() {
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <Tooltip text="With today’s takings">
        <Button onClick={() => setOpen(true)}>Open the till</Button>
      </Tooltip>
      <Popover trigger={<Button>Rates</Button>} label="The rates">
        Five in a hundred
      </Popover>
      <Image src="/till.png" alt="A till" />
      <Dialog open={open} onClose={() => setOpen(false)} title="The till">
        <Button onClick={() => setOpen(false)}>Ring up</Button>
      </Dialog>
    </Stack>
  );
}

const button = (name) => screen.getByRole('button', { name });

test('a dialog opens and closes', async () => {
  render(<Till />);
  await userEvent.click(button('Open the till'));
  await screen.findByRole('dialog', { name: 'The till' });
  await userEvent.click(button('Ring up'));
  // In a browser, it fades out first.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('a popover and a tooltip show their texts', async () => {
  render(<Till />);
  await userEvent.click(button('Rates'));
  await screen.findByText('Five in a hundred');
  await userEvent.keyboard('{Escape}');
  await userEvent.hover(button('Open the till'));
  await screen.findByRole('tooltip', { name: 'With today’s takings' });
});

test('an image is there at once', () => {
  render(<Till />);
  expect(screen.getByRole('img', { name: 'A till' }).getAttribute('src')).toBe('/till.png');
});
