import {
  AppPreview,
  PartnerBrands,
  PartnerCallToAction,
  PartnerHero,
  PartnerSteps,
} from '@tuppence/ui/partner';
import { WhereItGoes } from '@tuppence/ui/where-it-goes';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { partnerPage } from '../content/partner-page';
import type { Partner } from '../content/partners';
import { whereItGoes } from '../content/where-it-goes';
import { Meta } from '../seo/Meta';
import { loadPartner } from '../services/partners';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Partner> {
  const partner = await loadPartner(params.partner ?? '', request.signal);
  if (!partner) throw data(null, { status: 404 });
  return partner;
}

export function Component() {
  const partner = useLoaderData<Partner>();
  const page = partnerPage(partner);
  return (
    <>
      <Meta {...page.meta} />
      <PartnerHero {...page.hero} />
      <PartnerSteps {...page.steps} preview={<AppPreview {...page.preview} />} />
      <WhereItGoes {...whereItGoes(partner.name)} />
      <PartnerBrands {...page.shelf} />
      <PartnerCallToAction {...page.call} />
    </>
  );
}
