'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { arrow, content } from './Popover.css';
import { useHoverIntent } from './use-hover-intent';

export interface PopoverProps {
  /** The button that the popover belongs to. It takes over its state and its events. */
  trigger: ReactElement;
  /** Names the popover: whom or what it tells about. */
  label: string;
  /** What it tells. */
  children: ReactNode;
  /**
   * `press` (default): a press opens it and the focus moves in. `hover`: hovering and keyboard focus
   * open it as well and the focus stays, for short texts such as the bio of a team member; a tap
   * works on a phone.
   */
  opensOn?: 'press' | 'hover' | undefined;
  /** Side of the trigger, where there is room. Default `bottom`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/** A small panel beside its trigger, closed by Escape and by a press outside. One word is a `Tooltip`. */
export function Popover({
  trigger,
  label,
  children,
  opensOn = 'press',
  side = 'bottom',
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const hovers = opensOn === 'hover';
  const hover = useHoverIntent(setOpen, hovers);
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild {...hover.trigger}>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          {...hover.content}
          className={content}
          data-surface="card"
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
          {children}
          <RadixPopover.Arrow className={arrow} width={16} height={8} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
