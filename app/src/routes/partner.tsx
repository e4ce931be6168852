import { Faq } from '@tuppence/ui/faq';
import {
  AppPreview,
  PartnerBrands,
  PartnerCallToAction,
  PartnerHero,
  PartnerSteps,
} from '@tuppence/ui/partner';
import { faqData, partnerFaq } from '../content/faq';
import { partnerKit } from '../content/kit';
import { partnerPage } from '../content/partner-page';
import type { Partner } from '../content/partners';
import { Meta } from '../seo/Meta';
import { partnerCode } from '../services/partner-code';
import { useEarlyAccess } from '../shell/get-app/GetAppProvider';
import { useGreeting, useStoreUrl } from '../shell/invite/use-invite';
import { Kit } from '../shell/kit/Kit';

export function Component({ partner }: { partner: Partner }) {
  const page = partnerPage(partner, useStoreUrl());
  const greeting = useGreeting();
  const faq = partnerFaq(partner.name);
  const code = partnerCode(partner.slug);
  const earlyAccess = useEarlyAccess();
  return (
    <>
      <Meta {...page.meta} faq={faqData(faq)} />
      <PartnerHero {...page.hero} greeting={greeting} />
      <PartnerSteps {...page.steps} preview={<AppPreview {...page.preview} />} />
      <PartnerBrands {...page.brands} />
      <Faq {...faq} />
      <Kit
        key={partner.slug}
        offer={partnerKit(partner.name, code)}
        initial={{ charity: partner.name, code }}
      />
      <PartnerCallToAction {...page.callToAction} onGetApp={earlyAccess} />
    </>
  );
}
