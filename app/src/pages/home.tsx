import { getAppSection as getAppCopy } from '@tuppence/content/get-app/section';
import * as content from '@tuppence/content/home/copy';
import { chunk, useChunk } from '@tuppence/site/chunk';
import { log } from '@tuppence/site/log';
import { Meta } from '@tuppence/site/meta';
import type { FrameSettings } from '@tuppence/site/route';
import { Static, staticPart } from '@tuppence/site/static-part';
import { CharityFinder, Feature, FeatureGrid, GetAppSection, Hero } from '@tuppence/ui/home';
import { useState } from 'react';
import { env } from '../env';
import { useGetApp } from '../providers/get-app/GetAppProvider';
import { useGetAppOffer } from '../providers/get-app/use-get-app-offer';
import { useInvitation } from '../providers/invite/use-invite';
import { useLoading } from '../providers/LoadingProvider';
import { useMediaPreload } from './home/use-media-preload';
import { useWeeklyShop } from './home/use-weekly-shop';

const card = staticPart('home-card', () => import('./home/card'));
const barcode = staticPart('home-barcode', () => import('./home/barcode'));
const brands = staticPart('home-brands', () => import('./home/brands'));
const where = staticPart('home-where-it-goes', () => import('./home/where-it-goes'));
const trust = staticPart('home-trust', () => import('./home/trust'));
const partners = staticPart('home-partners', () => import('./home/partners'));
const searchField = staticPart('home-search-field', () => import('./home/search-field'));
const faq = staticPart('home-faq', () => import('./home/faq'));

const partnerSearch = chunk(() => import('./home/search'));

export const frame: FrameSettings = { headerTransparent: true, stickyBar: true };
export const parts = [card, barcode, brands, where, searchField, partners, trust, faq];

// The same elements at each render, so that React leaves them as they are.
const belowFirstScreen = (
  <>
    <FeatureGrid {...content.howItWorks}>
      {content.features.map(({ film, ...feature }) => (
        <Feature
          key={feature.title}
          {...feature}
          film={{ ...film, onError: (src) => log('film not loaded', { src }) }}
        />
      ))}
    </FeatureGrid>
    <Static part={brands} />
    <Static part={where} />
    <Finder />
    <Static part={trust} />
    <Static part={faq} />
    <Offer />
  </>
);

export function Component() {
  const { loading } = useLoading();
  const getApp = useGetApp();
  const invitation = useInvitation();
  const weeklyShop = useWeeklyShop();
  useMediaPreload({
    pictures: [content.features[0].film.poster],
    films: [content.features[0].film.sources, content.features[1].film.sources],
  });
  return (
    <>
      <Meta {...content.meta(env)} {...weeklyShop.page?.meta} />
      <Hero
        {...content.hero}
        {...getApp}
        greeting={invitation?.greeting}
        card={weeklyShop.page?.card ?? <Static part={card} />}
        estimate={{ ...content.hero.estimate, onOpen: weeklyShop.onOpen }}
        receipt={{
          ...(weeklyShop.page?.receipt ?? { ...content.hero.receipt, ...invitation?.receipt }),
          barcode: <Static part={barcode} />,
        }}
        receiptRef={weeklyShop.receiptRef}
        printing={!loading}
      />
      {weeklyShop.dialog}
      {belowFirstScreen}
    </>
  );
}

function Finder() {
  const [searching, setSearching] = useState(false);
  const search = useChunk(partnerSearch, searching);
  return (
    <CharityFinder
      {...content.finder}
      field={<Static part={searchField} />}
      search={search ? <search.PartnerSearch /> : null}
      onNear={() => setSearching(true)}
    >
      <Static part={partners} />
    </CharityFinder>
  );
}

function Offer() {
  return <GetAppSection {...getAppCopy} {...useGetAppOffer()} />;
}
