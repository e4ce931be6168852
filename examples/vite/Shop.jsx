'use client';

import { Button, createToastQueue, Dialog, ToastRegion } from '@tuppence/ui';
import { RequestLinkForm } from '@tuppence/ui/auth';
import { useReducer, useState } from 'react';

const queue = createToastQueue();

export function Shop() {
  const [pressed, setPressed] = useState(0);
  const [open, setOpen] = useState(false);
  const [toasts, dispatch] = useReducer(queue.reduce, queue.initial);
  const show = (title) => dispatch({ type: 'show', toast: { id: title, title } });
  return (
    <>
      <Button onClick={() => setPressed(pressed + 1)}>{`Rung up ${pressed} times`}</Button>
      <Button onClick={() => setOpen(true)}>Open the till</Button>
      <Button onClick={() => show('Receipt printed')}>Print</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="The till">
        Ten pounds.
      </Dialog>
      <RequestLinkForm
        copy={{ emailLabel: 'Email', invalidEmail: 'Enter a valid email address.', submit: 'Send' }}
        back={{ href: '#', label: 'Back' }}
        onSubmit={async (email) => show(`Sent to ${email}`)}
      />
      <ToastRegion
        toasts={toasts}
        removalDelayMs={queue.removalDelayMs}
        onDismiss={(id) => dispatch({ type: 'dismiss', id })}
        onRemove={(id) => dispatch({ type: 'remove', id })}
      />
    </>
  );
}
