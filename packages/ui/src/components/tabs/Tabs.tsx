'use client';

import { type ReactNode, useRef } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
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
 * selected panel is mounted. Not for navigation between pages.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
}: TabsProps<Id>) {
  const listRef = useRef<HTMLDivElement>(null);
  const props = {
    'aria-label': label,
    items,
    children: (item: TabItem<Id>) => (
      <Item key={item.id} textValue={item.label}>
        {item.label}
      </Item>
    ),
    ...(value === undefined ? {} : { selectedKey: value }),
    // Set here because the hook selects the first tab only after mounting, too late for the server.
    defaultSelectedKey: defaultValue ?? items[0]?.id ?? '',
    onSelectionChange: (key: string | number) => onValueChange?.(key as Id),
  };
  const state = useTabListState<TabItem<Id>>(props);
  const { tabListProps } = useTabList(props, state, listRef);
  return (
    <div className={tabs}>
      <div {...tabListProps} ref={listRef} className={tabList}>
        {items.map((item) => (
          <Tab key={item.id} item={item} state={state} />
        ))}
      </div>
      {items.map((item) =>
        item.id === state.selectedKey ? (
          <SelectedPanel key={item.id} state={state}>
            {item.content}
          </SelectedPanel>
        ) : null,
      )}
    </div>
  );
}

function Tab<Id extends string>({
  item,
  state,
}: {
  item: TabItem<Id>;
  state: TabListState<TabItem<Id>>;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps } = useTab({ key: item.id }, state, ref);
  return (
    <div {...tabProps} ref={ref} className={tab}>
      {item.label}
    </div>
  );
}

function SelectedPanel<T extends object>({
  state,
  children,
}: {
  state: TabListState<T>;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, ref);
  return (
    <div {...tabPanelProps} ref={ref} className={panel}>
      {children}
    </div>
  );
}
