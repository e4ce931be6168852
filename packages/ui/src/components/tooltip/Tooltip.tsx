'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { durationMs } from '../../tokens/motion';
import { arrow, content } from './Tooltip.css';

export interface TooltipProps {
  /** A few words. Touch screens never show them: nothing that is needed may stand here alone. */
  text: string;
  /** The control that the words belong to. */
  children: ReactElement;
  /** Side of the control, where there is room. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Time of hovering until it opens, in ms. Keyboard focus opens it at once. Default 700 (docs/behaviour.md 11.5). */
  delayMs?: number | undefined;
}

/** A word about a control, on hover and focus. For more than a line see `Popover`. */
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
