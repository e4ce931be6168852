'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { arrow, content } from './Popover.css';
import { useHoverIntent } from './use-hover-intent';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  /** Where it is shown if there is room. Default `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  /** With `hover`, a press opens it too, and focus stays outside. Default `press`. */
  opensOn?: 'press' | 'hover' | undefined;
}

/** A small panel that Escape or a press outside closes. */
export function Popover({
  trigger,
  label,
  children,
  side = 'bottom',
  opensOn = 'press',
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const hovers = opensOn === 'hover';
  const hover = useHoverIntent(open, setOpen, hovers);
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild {...hover.trigger}>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          {...hover.content}
          className={content}
          data-surface="raised"
          aria-label={label}
          side={side}
          sideOffset={8}
          collisionPadding={16}
          onOpenAutoFocus={(event) => {
            if (hovers) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            if (hovers) event.preventDefault();
          }}
        >
          <div>{children}</div>
          <RadixPopover.Arrow className={arrow} width={16} height={8} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
