import { chunk, useChunk } from '@tuppence/site/chunk';
import { showLoadFailure } from '@tuppence/site/load-failure';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useDevice } from '../../providers/DeviceProvider';
import type { WeeklyShopPage } from './weekly-shop';

const weeklyShop = chunk(() => import('./weekly-shop'));

/** The dialog "What would my shop give?" and the receipt of a shop in the URL. */
export function useWeeklyShop(): {
  page: WeeklyShopPage | undefined;
  /** The element that shows `page`. */
  receiptRef: RefObject<HTMLDivElement | null>;
  onOpen: (() => void) | undefined;
  dialog: ReactNode;
} {
  const { search } = useLocation();
  const { detected } = useDevice();
  const [opened, setOpened] = useState<{ open: boolean }>();
  const [page, setPage] = useState<WeeklyShopPage>();
  const receiptRef = useRef<HTMLDivElement>(null);
  const part = useChunk(weeklyShop, opened);
  const sent = /[?&]shop=/.test(search);
  useEffect(() => {
    if (!sent) return undefined;
    let current = true;
    weeklyShop
      .load()
      .then(({ readWeeklyShop }) => readWeeklyShop(search))
      .then(
        (read) => current && setPage(read),
        () => current && showLoadFailure(),
      );
    return () => {
      current = false;
    };
  }, [search, sent]);
  const shown = sent ? page : undefined;
  return {
    page: shown,
    receiptRef,
    // Until code runs, the button is a link. A transition lets the browser show the press first.
    onOpen: detected ? () => startTransition(() => setOpened({ open: true })) : undefined,
    dialog: part && opened && (
      <part.WeeklyShopDialog
        open={opened.open}
        onClose={() => setOpened({ open: false })}
        shop={shown?.shop}
        receiptRef={receiptRef}
      />
    ),
  };
}
