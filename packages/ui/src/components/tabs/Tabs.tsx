'use client';

import { type ReactNode, useRef } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { panel, tab, tabList, tabs } from './Tabs.css';

/** One tab and what it shows. */
export interface TabItem<Id extends string = string> {
  /** Tells it apart from its siblings. */
  id: Id;
  /** Short words on the tab. */
  label: string;
  /** What the tab shows. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Names the row of tabs. */
  label: string;
  /** Two tabs at least. */
  items: readonly TabItem<Id>[];
  /** The tab that shows, where the caller keeps it. */
  selected?: Id | undefined;
  /** The tab that shows at first. Default: the first. */
  defaultSelected?: Id | undefined;
  /** Another tab was chosen. */
  onChange?: ((id: Id) => void) | undefined;
}

/**
 * Views of one thing, one at a time. Arrow keys move and choose. A panel keeps its state while
 * another one shows. Not for navigation between pages.
 */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  defaultSelected,
  onChange,
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
    ...(selected === undefined ? {} : { selectedKey: selected }),
    // Said here, because the hook chooses the first only after mounting: too late for a server.
    defaultSelectedKey: defaultSelected ?? items[0]?.id ?? '',
    onSelectionChange: (key: string | number) => onChange?.(key as Id),
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
