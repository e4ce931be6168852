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
  /** The selected tab, if controlled. If no tab has this id, the first is selected. */
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
  defaultValue,
  onValueChange,
}: TabsProps<Id>) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const selected = items.findIndex(({ id }) => id === (value ?? ownValue));
  // Radix reverses the arrow keys for right-to-left text only if `dir` says so.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');

  // The values are positions: Radix uses them in element ids, and an `id` may contain spaces.
  function select(position: string) {
    const item = items[Number(position)];
    if (!item) return;
    setOwnValue(item.id);
    onValueChange?.(item.id);
  }

  return (
    <RadixTabs.Root
      asChild
      dir={direction}
      value={String(Math.max(selected, 0))}
      onValueChange={select}
      onFocus={({ currentTarget }) =>
        setDirection(currentTarget.matches(':dir(rtl)') ? 'rtl' : 'ltr')
      }
    >
      {/* Removes the `dir` that Radix sets, so that the page's direction applies. */}
      <div className={tabs} dir={undefined}>
        <RadixTabs.List aria-label={label} className={tabList}>
          {items.map((item, position) => (
            <RadixTabs.Trigger key={item.id} value={String(position)} className={tab}>
              {item.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {items.map((item, position) => (
          <RadixTabs.Content key={item.id} value={String(position)} className={panel}>
            {item.content}
          </RadixTabs.Content>
        ))}
      </div>
    </RadixTabs.Root>
  );
}
