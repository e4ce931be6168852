import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { giveAgain, taxSummary } from '@tuppence/content/account/recap-tools';
import { type Gift, type TaxYear, taxYearOf } from '@tuppence/giving/gift';
import { giftsForTaxReturn } from '@tuppence/giving/tax';
import { charitiesByLastGift } from '@tuppence/giving/year';
import { GiveAgain, TaxSummary } from '@tuppence/ui/recap';
import { env } from '../../env';
import { useGetApp } from '../../providers/get-app/GetAppProvider';
import { listPartners } from '../../services/charities/partner-list';

const taxSummaryCopy = taxSummary(env);

export interface RecapToolsProps {
  user: User;
  gifts: readonly Gift[];
  /** Today's date in the UK, `YYYY-MM-DD`. */
  today: string;
  taxYear: TaxYear;
}

/** Tax summary, and charities to give to again. */
export function RecapTools({ user, gifts, today, taxYear }: RecapToolsProps) {
  const shown = gifts.filter((gift) => taxYearOf(gift.givenOn) === taxYear);
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
