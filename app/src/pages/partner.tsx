import { partnerPage } from '@tuppence/content/partner/copy';
import type { Partner } from '@tuppence/content/partner/featured';
import { partnerQuestions } from '@tuppence/content/partner/questions';
import { afterFirstInteraction } from '@tuppence/site/first-interaction';
import { Meta } from '@tuppence/site/meta';
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
import { env } from '../env';
import { useGetApp, useWaitlistInstead } from '../providers/get-app/GetAppProvider';
import { useInvitation, useStoreUrl } from '../providers/invite/use-invite';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';
import { raisedFor } from '../services/backend/raised';
import { sharePage } from '../services/browser/share-page';
import { Kit } from './kit/Kit';

export function Component({ data: partner }: { data: Partner }) {
  const site = { ...env, appStoreUrl: useStoreUrl() };
  const page = partnerPage(site, partner, useRaised(partner.name));
  const joinWaitlist = useWaitlistInstead();
  const copying = useCopyToasts();
  const invitation = useInvitation();
  const greeting = invitation?.charity === partner.name ? invitation.greeting : undefined;

  const share = () =>
    sharePage(page.meta, () => copying.onCopied(page.linkName), copying.onCopyFailed);

  return (
    <>
      <Meta {...page.meta} />
      <PartnerHero {...page.hero} {...useGetApp()} greeting={greeting} />
      <PartnerSteps {...page.steps} preview={<AppPreview {...page.preview} />} />
      <PartnerBrands {...page.brands} />
      <PartnerFacts {...page.facts} onShare={share} />
      <Faq {...partnerQuestions(env, partner)} />
      <Kit
        key={partner.slug}
        {...page.kit}
        // The hero of such a page already shows the noticeboard.
        picture={partner.cause === 'volunteering' ? <CommunityHall /> : <Noticeboard />}
      />
      <PartnerCallToAction {...page.callToAction} onGetApp={joinWaitlist} />
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
