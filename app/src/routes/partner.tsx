import { partnerCode } from '@tuppence/content/partner-code';
import type { Partner } from '@tuppence/content/partner-page';
import { CommunityHall, Noticeboard } from '@tuppence/ui/brand';
import { Faq } from '@tuppence/ui/faq';
import {
  AppPreview,
  PartnerBrands,
  PartnerCallToAction,
  PartnerFacts,
  PartnerHero,
  PartnerSteps,
} from '@tuppence/ui/partner';
import { useEffect, useState } from 'react';
import { faqData, partnerFaq } from '../content/faq';
import { partnerKit } from '../content/kit';
import { partnerPage } from '../content/partner-page';
import { Meta } from '../seo/Meta';
import { afterFirstInteraction } from '../services/first-interaction';
import { raisedFor } from '../services/raised';
import { sharePage } from '../services/share-page';
import { useEarlyAccess } from '../shell/get-app/GetAppProvider';
import { useGreeting, useStoreUrl } from '../shell/invite/use-invite';
import { Kit } from '../shell/kit/Kit';
import { useCopyToasts } from '../shell/toasts/use-copy-toasts';

export function Component({ partner }: { partner: Partner }) {
  const page = partnerPage(partner, useStoreUrl(), useRaised(partner.name));
  const greeting = useGreeting();
  const faq = partnerFaq(partner.name);
  const code = partnerCode(partner.slug);
  const earlyAccess = useEarlyAccess();
  const copying = useCopyToasts();

  const share = () => sharePage(page.meta, () => copying.onCopied('Link'), copying.onFailed);

  return (
    <>
      <Meta {...page.meta} faq={faqData(faq)} />
      <PartnerHero {...page.hero} greeting={greeting} />
      <PartnerSteps {...page.steps} preview={<AppPreview {...page.preview} />} />
      <PartnerBrands {...page.brands} />
      <PartnerFacts {...page.facts} onShare={share} />
      <Faq {...faq} />
      <Kit
        key={partner.slug}
        offer={partnerKit(partner.name, code)}
        // The hero of such a page already shows the noticeboard.
        picture={partner.cause === 'volunteering' ? <CommunityHall /> : <Noticeboard />}
        initial={{ charity: partner.name, code }}
      />
      <PartnerCallToAction {...page.callToAction} onGetApp={earlyAccess} />
    </>
  );
}

/** Null until the backend answers. */
function useRaised(name: string) {
  const [raised, setRaised] = useState<number | null>(null);
  useEffect(() => {
    setRaised(null);
    const request = new AbortController();
    const stop = afterFirstInteraction(async () => {
      const pounds = await raisedFor(name, request.signal);
      if (!request.signal.aborted) setRaised(pounds);
    });
    return () => {
      stop();
      request.abort();
    };
  }, [name]);
  return raised;
}
