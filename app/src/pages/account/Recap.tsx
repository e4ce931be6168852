import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { signOutMessages } from '@tuppence/content/account/own-account';
import * as content from '@tuppence/content/account/recap';
import { giftsAsCsv } from '@tuppence/giving/csv';
import { type Gift, taxYearLabel, taxYearOf, taxYearsOf, totalPence } from '@tuppence/giving/gift';
import { giftsForTaxReturn } from '@tuppence/giving/tax';
import { dayInUk } from '@tuppence/giving/year';
import { chunk, useChunk } from '@tuppence/site/chunk';
import { focusPageHeading } from '@tuppence/site/focus';
import { showLoadFailure } from '@tuppence/site/load-failure';
import { GetAppButton } from '@tuppence/ui/chrome';
import { EmptyRecap, GivingHistory, RecapSummary, TaxNote, YearFrame } from '@tuppence/ui/recap';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useAuth } from '../../providers/AuthProvider';
import { useGetApp } from '../../providers/get-app/GetAppProvider';
import { prefetchToasts, useToasts } from '../../providers/toasts/ToastProvider';
import { signOut } from '../../services/backend/account';
import { readGifts } from '../../services/backend/gifts';
import { saveFile } from '../../services/browser/download';
import { PageNotice } from '../page-notice';
import { queryClient } from './query-client';
import type { RecapToolsProps } from './recap-tools';

const recapTools = chunk(() => import('./recap-tools'));
const recapPicture = chunk(() => import('./recap-picture'));

/** A donor's totals, history and Gift Aid. */
export function Recap({ user }: { user: User }) {
  const toast = useToasts();
  const { setExpired } = useAuth();
  const getApp = useGetApp();
  const today = dayInUk(new Date());
  const thisTaxYear = taxYearOf(today);
  const [taxYear, setTaxYear] = useState(thisTaxYear);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['gifts', user.id],
    queryFn: ({ signal }) => readGifts(signal),
  });
  // With thousands of gifts, totals show before the picture and tables, which give way to a press.
  const [detailsYear, detailed] = [useDeferredValue(taxYear), useDeferredValue(data)];
  const pictured = useMemo(() => giftsOf(detailsYear, detailed ?? []), [detailsYear, detailed]);

  useEffect(prefetchToasts, []);

  // The recap and its error replace each other, which may lose the focus.
  const failed = useRef(isError);
  useEffect(() => {
    if (failed.current === isError) return;
    failed.current = isError;
    if (document.activeElement === document.body) focusPageHeading();
  }, [isError]);

  async function signOutHere() {
    const result = await signOut();
    if (result.ok) setExpired(false);
    toast(result.ok ? signOutMessages.done : signOutMessages.failed(result.message), {
      style: 'stacking',
    });
    if (result.ok) queryClient.clear();
  }

  if (isError) {
    return (
      <PageNotice
        title={content.recapTexts.failed}
        text={content.recapTexts.failedText}
        action={{ label: content.recapTexts.retry, onPress: () => refetch() }}
      />
    );
  }
  const gifts = data ?? [];
  const taxYears = [...new Set([thisTaxYear, ...taxYearsOf(gifts)])].sort((a, b) => b - a);
  const shown = giftsOf(taxYear, gifts);
  const firstName: unknown = user.user_metadata.first_name;
  return (
    <>
      <RecapSummary
        copy={content.recapSummary}
        firstName={typeof firstName === 'string' ? firstName : ''}
        taxYear={taxYear}
        taxYears={taxYears}
        onTaxYearChange={setTaxYear}
        taxYearPence={totalPence(shown)}
        allTimePence={totalPence(gifts)}
        line={content.recapTexts.line(shown)}
        picture={
          !detailed || pictured.length > 0 ? (
            <Picture key={detailsYear} gifts={pictured} today={today} taxYear={detailsYear} />
          ) : undefined
        }
        loadingLabel={isPending ? content.recapTexts.loading : undefined}
        onSignOut={signOutHere}
      />
      {detailed?.length === 0 ? (
        <EmptyRecap {...content.emptyRecap} action={<GetAppButton {...getApp} size="large" />} />
      ) : null}
      {detailed?.length ? (
        <GiftsOfYear user={user} gifts={detailed} today={today} taxYear={detailsYear} />
      ) : null}
    </>
  );
}

/** Its room is kept while the gifts and its code load. */
const Picture = memo(function Picture(props: Omit<RecapToolsProps, 'user'>) {
  const [failed, setFailed] = useState(false);
  const loaded = useChunk(recapPicture, true, () => {
    setFailed(true);
    showLoadFailure();
  });
  if (loaded && props.gifts.length > 0) return <loaded.RecapPicture {...props} />;
  return <YearFrame>{failed ? content.recapTexts.pictureFailed : null}</YearFrame>;
});

const giftsOf = (year: number, gifts: readonly Gift[]) =>
  gifts.filter((gift) => taxYearOf(gift.givenOn) === year);

const GiftsOfYear = memo(function GiftsOfYear(props: RecapToolsProps) {
  const { gifts, today, taxYear } = props;
  const tools = useChunk(recapTools, true);
  const shown = giftsOf(taxYear, gifts);
  const label = taxYearLabel(taxYear);
  return (
    <>
      <GivingHistory
        copy={content.givingHistory}
        taxYear={taxYear}
        gifts={shown}
        today={today}
        onDownload={() =>
          saveFile(`giving-${label.replace('/', '-')}.csv`, 'text/csv', giftsAsCsv(shown))
        }
      />
      <TaxNote copy={content.taxNote} taxYear={label} estimate={giftsForTaxReturn(shown)} />
      {tools ? <tools.RecapTools {...props} /> : null}
    </>
  );
});
