'use client';

import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { overTitle, panel, tab, tabList, tabs, titledTab } from './Tabs.css';

export interface TabItem {
  id: string;
  label: string;
  /** What the tab shows, in a second line. */
  title?: string | undefined;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  /** The first one is selected initially, and if `value` is the id of none. */
  items: readonly TabItem[];
  /** The selected tab's id, if controlled: to follow the address, for example. */
  value?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
}

/** Shows one of several views. Only the selected panel's content is mounted. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  // Radix reverses the arrow keys for right-to-left text only if `dir` says so.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const positionOf = (id: string) => items.findIndex((item) => item.id === id);
  // Radix uses the values in element ids, and `item.id` may contain spaces.
  return (
    <RadixTabs.Root
      asChild
      dir={direction}
      defaultValue="0"
      value={value === undefined ? undefined : String(Math.max(0, positionOf(value)))}
      onValueChange={(position) => onValueChange?.(items[Number(position)]?.id ?? '')}
      onFocus={({ currentTarget }) =>
        setDirection(currentTarget.matches(':dir(rtl)') ? 'rtl' : 'ltr')
      }
    >
      {/* Removes the `dir` that Radix sets, so that the page's direction applies. */}
      <div className={tabs} dir={undefined}>
        <RadixTabs.List aria-label={label} className={tabList}>
          {items.map((item, position) => (
            <RadixTabs.Trigger
              key={item.id}
              value={String(position)}
              className={item.title === undefined ? tab : titledTab}
            >
              {item.title === undefined ? (
                item.label
              ) : (
                <>
                  <span className={overTitle}>{item.label}</span> <span>{item.title}</span>
                </>
              )}
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
