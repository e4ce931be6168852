'use client';

import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { panel, tab, tabList, tabs } from './Tabs.css';

/** One tab and its panel. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the row of tabs. */
  label: string;
  /** At least two. */
  items: readonly TabItem<Id>[];
  /** The selected tab, if controlled. */
  value?: Id | undefined;
  /** The tab selected at first, if uncontrolled. Default: the first. */
  defaultValue?: Id | undefined;
  onValueChange?: ((id: Id) => void) | undefined;
}

/**
 * Shows one of several views of the same thing. Arrow keys move between tabs and select. Only the
 * content of the selected panel is mounted. Not for navigation between pages.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  defaultValue = items[0]?.id,
  onValueChange,
}: TabsProps<Id>) {
  // Radix reverses the arrow keys for right-to-left text only if it is told to.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  return (
    <RadixTabs.Root
      asChild
      dir={direction}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      onValueChange={(id) => onValueChange?.(id as Id)}
      onFocus={({ currentTarget }) =>
        setDirection(currentTarget.matches(':dir(rtl)') ? 'rtl' : 'ltr')
      }
    >
      {/* Without this `dir`, Radix sets its own, whatever the direction of the page. */}
      <div className={tabs} dir={undefined}>
        <RadixTabs.List aria-label={label} className={tabList}>
          {items.map((item) => (
            <RadixTabs.Trigger key={item.id} value={item.id} className={tab}>
              {item.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {items.map((item) => (
          <RadixTabs.Content key={item.id} value={item.id} className={panel}>
            {item.content}
          </RadixTabs.Content>
        ))}
      </div>
    </RadixTabs.Root>
  );
}
