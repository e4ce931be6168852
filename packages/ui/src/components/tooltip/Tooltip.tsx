'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { durationMs } from '../../tokens/motion';
import { arrow, content } from './Tooltip.css';

export interface TooltipProps {
  /** A few words. A touch screen never shows them, so they must not be essential. */
  text: string;
  /** The control that the text describes. */
  children: ReactElement;
  /** Preferred side of the control, if there is room. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Hover time before it opens, in ms. Focus opens it at once. Default 700. */
  delayMs?: number | undefined;
}

/** A few words about a control, shown on hover and focus. For more than a line, use `Popover`. */
export function Tooltip({
  text,
  children,
  side = 'top',
  delayMs = durationMs.tooltipOpenDelay,
}: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delayMs}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className={content}
            side={side}
            sideOffset={6}
            collisionPadding={12}
          >
            {text}
            <RadixTooltip.Arrow className={arrow} />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
