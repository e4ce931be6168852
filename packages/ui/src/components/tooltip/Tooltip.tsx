'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { durationMs } from '../../tokens/motion';
import { arrow, content } from './Tooltip.css';

export interface TooltipProps {
  /** A touch screen never shows it, so it must not be essential. */
  text: string;
  /** The control that it describes. */
  children: ReactElement;
}

/** Describes a control on focus and after 700 ms of hovering. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={durationMs.tooltipOpenDelay}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className={content} sideOffset={6} collisionPadding={12}>
            <span>{text}</span>
            <RadixTooltip.Arrow className={arrow} />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
