'use client';

import { createContext, type ReactNode, type RefObject, useRef } from 'react';
import { useOnNearViewport } from '../../../hooks/use-near-viewport';
import { withScripts } from '../../../layout/on-screen.css';
import { Stack } from '../../../layout/stack/Stack';

/** Where the field is, which may be HTML that React does not know. */
export const SearchPlace = createContext<RefObject<HTMLElement | null> | null>(null);

export interface CharitySearchPlaceProps {
  /** A `CharitySearchField`. It may be HTML without code. */
  field: ReactNode;
  /** A `CharitySearch`, or null until its code has loaded. It searches for what is in the field. */
  search: ReactNode;
  /** Load the search when this is called. */
  onNear?: (() => void) | undefined;
}

/** A field that is there from the start, and its search, which may load later. */
export function CharitySearchPlace({ field, search, onNear }: CharitySearchPlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  useOnNearViewport(ref, onNear);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the field is used
    <div
      ref={ref}
      className={withScripts}
      onSubmit={(event) => event.preventDefault()}
      onFocus={onNear}
    >
      <Stack>
        {field}
        {/* Its place is kept, so that nothing moves when the code has loaded. */}
        <div>
          <SearchPlace value={ref}>{search}</SearchPlace>
        </div>
      </Stack>
    </div>
  );
}
