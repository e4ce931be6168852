import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { giveAgain, taxSummary, yearInGiving } from '@tuppence/content/account/recap-tools';
import { type Gift, type TaxYear, taxYearLabel, taxYearOf } from '@tuppence/giving/gift';
import { giftsForTaxReturn } from '@tuppence/giving/tax';
import { charitiesByLastGift } from '@tuppence/giving/year';
import { chunk, useChunk } from '@tuppence/site/chunk';
import { afterFirstInteraction, withoutInteractionMs } from '@tuppence/site/first-interaction';
import { showLoadFailure } from '@tuppence/site/load-failure';
import { Text } from '@tuppence/ui';
import { GiveAgain, TaxSummary, YearInGiving } from '@tuppence/ui/recap';
import { useEffect, useState } from 'react';
import { env } from '../../env';
import { useGetApp } from '../../providers/get-app/GetAppProvider';
import { listPartners } from '../../services/charities/partner-list';

const taxSummaryCopy = taxSummary(env);
const recapPicture = chunk(() => import('./recap-picture'));

export interface RecapToolsProps {
  user: User;
  gifts: readonly Gift[];
  /** Today's date in the UK, `YYYY-MM-DD`. */
  today: string;
  taxYear: TaxYear;
}

/** Tax summary, picture of the year, and charities to give to again. */
export function RecapTools({ user, gifts, today, taxYear }: RecapToolsProps) {
  const [wanted, setWanted] = useState(false);
  // Early, so that Tab reaches the picture's controls.
  useEffect(() => afterFirstInteraction(() => setWanted(true), withoutInteractionMs), []);
  const [failed, setFailed] = useState(false);
  const shown = gifts.filter((gift) => taxYearOf(gift.givenOn) === taxYear);
  const picture = useChunk(recapPicture, wanted && shown.length > 0, () => {
    setFailed(true);
    showLoadFailure();
  });
  const { appStoreUrl, onGetApp } = useGetApp();
  // Without this list, every charity leads to the app.
  const { data: partners = [] } = useQuery({ queryKey: ['partners'], queryFn: listPartners });
  const pages = new Map(partners.map(({ name, href }) => [name.toLowerCase(), href]));
  return (
    <>
      <TaxSummary
        copy={taxSummaryCopy}
        taxYear={taxYear}
        today={today}
        account={accountOf(user)}
        gifts={giftsForTaxReturn(shown)}
      />
      {shown.length > 0 ? (
        <YearInGiving title={yearInGiving.title} lead={yearInGiving.lead}>
          {picture ? (
            <picture.RecapPicture
              key={taxYear}
              gifts={shown}
              year={taxYearLabel(taxYear)}
              running={taxYear === taxYearOf(today)}
            />
          ) : (
            <Text>{failed ? yearInGiving.failed : yearInGiving.loading}</Text>
          )}
        </YearInGiving>
      ) : null}
      <GiveAgain
        copy={giveAgain}
        charities={charitiesByLastGift(gifts)}
        hrefOf={(charity) =>
          pages.get(charity.toLowerCase()) ?? (onGetApp ? undefined : appStoreUrl)
        }
        onGive={() => onGetApp?.()}
      />
    </>
  );
}

function accountOf({ email, user_metadata: { first_name, last_name } }: User): string[] {
  const name = [first_name, last_name].filter((part) => typeof part === 'string').join(' ');
  return [name.trim(), email ?? ''].filter(Boolean);
}
