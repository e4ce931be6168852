import { getTheApp as getTheAppCopy } from '@tuppence/content/get-the-app';
import * as content from '@tuppence/content/home';
import { CharityFinder, Feature, FeatureGrid, GetTheApp, Hero } from '@tuppence/ui/home';
import { BelowFold } from '@tuppence/ui/layout';
import { useState } from 'react';
import { faqData, shopperFaq } from '../content/faq';
import { meta } from '../content/home';
import { useLoading } from '../providers/LoadingProvider';
import { Meta } from '../seo/Meta';
import { logFilmFailure } from '../services/log';
import { useGetApp } from '../shell/get-app/GetAppProvider';
import { useGetTheAppOffer } from '../shell/get-app/use-get-the-app-offer';
import { useGreeting } from '../shell/invite/use-invite';
import { chunk, useChunk } from '../shell/islands/chunk';
import { Static, staticPart } from '../shell/islands/static-part';
import { useMediaPreload } from '../shell/media-preload/use-media-preload';
import type { PageHandle } from '../shell/page-handle';
import { useWeeklyShop } from './home/use-weekly-shop';

const card = staticPart('home/card', () => import('./home/card'));
const barcode = staticPart('home/barcode', () => import('./home/barcode'));
const brands = staticPart('home/brands', () => import('./home/brands'));
const where = staticPart('home/where-it-goes', () => import('./home/where-it-goes'));
const trust = staticPart('home/trust', () => import('./home/trust'));
const partners = staticPart('home/partners', () => import('./home/partners'));
const faq = staticPart('home/faq', () => import('./home/faq'));

const partnerSearch = chunk(() => import('./home/search'));

// Only the document's structured data needs the questions.
const faqMeta = import.meta.env.SSR ? { faq: faqData(shopperFaq) } : {};

export const handle: PageHandle = {
  headerTransparent: true,
  stickyBar: true,
  parts: [card, barcode, brands, where, partners, trust, faq],
};

export function Component() {
  const { loading } = useLoading();
  const getApp = useGetApp();
  const greeting = useGreeting();
  const weeklyShop = useWeeklyShop();
  const getTheApp = useGetTheAppOffer();
  const [searching, setSearching] = useState(false);
  const search = useChunk(partnerSearch, searching);
  useMediaPreload({
    pictures: [content.features[0].film.poster],
    films: [content.features[0].film.sources, content.features[1].film.sources],
  });
  return (
    <>
      <Meta {...meta} {...weeklyShop.page?.meta} {...faqMeta} />
      <Hero
        {...content.hero}
        {...getApp}
        greeting={greeting}
        card={weeklyShop.page?.card ?? <Static part={card} />}
        estimate={{ ...content.hero.estimate, onOpen: weeklyShop.onOpen }}
        receipt={{
          ...(weeklyShop.page?.receipt ?? content.hero.receipt),
          barcode: <Static part={barcode} />,
        }}
        receiptRef={weeklyShop.receiptRef}
        printing={!loading}
      />
      {weeklyShop.dialog}
      <Static part={brands} />
      <FeatureGrid>
        {content.features.map(({ film, ...feature }) => (
          <Feature key={feature.title} {...feature} film={{ ...film, onError: logFilmFailure }} />
        ))}
      </FeatureGrid>
      <BelowFold phoneHeight={558}>
        <Static part={where} />
      </BelowFold>
      <BelowFold phoneHeight={566}>
        <CharityFinder
          {...content.finder}
          search={search ? <search.PartnerSearch /> : null}
          onNear={() => setSearching(true)}
        >
          <Static part={partners} />
        </CharityFinder>
      </BelowFold>
      <BelowFold phoneHeight={954}>
        <Static part={trust} />
      </BelowFold>
      <BelowFold phoneHeight={372}>
        <Static part={faq} />
      </BelowFold>
      <BelowFold phoneHeight={564}>
        <GetTheApp {...getTheAppCopy} {...getTheApp} />
      </BelowFold>
    </>
  );
}
