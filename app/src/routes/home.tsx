import {
  BrandStrip,
  Feature,
  GetTheApp,
  Hero,
  SecurityPanel,
  Testimonials,
} from '@tuppence/ui/home';
import * as content from '../content/home';
import type { PageHandle } from '../navigation/page-handle';
import { storeQrPictures } from '../parts/store-qr-code';
import { useGetTheAppFace } from '../parts/useGetTheAppFace';
import { useMediaPreload } from '../parts/useMediaPreload';
import { useGetApp } from '../providers/GetAppProvider';
import { useLoading } from '../providers/LoadingProvider';
import { Meta } from '../seo/Meta';

export const handle: PageHandle = { headerTransparent: true, stickyBar: true };

export function Component() {
  const { loading } = useLoading();
  const getApp = useGetApp();
  const face = useGetTheAppFace(content.getTheApp);
  useMediaPreload(storeQrPictures);
  return (
    <>
      <Meta {...content.meta} />
      <Hero {...content.hero} {...getApp} printing={!loading} />
      <BrandStrip {...content.brandStrip} />
      {content.features.map(({ film, ...feature }, index) => (
        <Feature key={film} {...feature} side={index % 2 === 0 ? 'end' : 'start'}>
          {film}
        </Feature>
      ))}
      <Testimonials {...content.testimonials} />
      <SecurityPanel {...content.security} />
      <GetTheApp {...content.getTheApp} face={face} />
    </>
  );
}
