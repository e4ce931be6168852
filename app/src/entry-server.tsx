import '@tuppence/ui/tokens';
import { renderPage } from '@tuppence/site/render-page';
import { site, siteInfo } from './App';
import { pagePaths } from './routes';
import { siteTheme } from './theme';

/** The build draws icons and share pictures from these. */
export { badgeDrawing, markSvg } from '@tuppence/ui/brand';
export { color } from '@tuppence/ui/tokens';

export const brandStyles = siteTheme?.css() ?? '';

export async function listPaths(): Promise<string[]> {
  const { partners } = await import('@tuppence/content/partner/partners');
  return [...pagePaths, ...partners.map(({ slug }) => `/${slug}`)];
}

/** The list of partners, as the browser fetches it. */
export async function listPartnerLinks() {
  return (await import('@tuppence/content/partner/partners')).partnerLinks;
}

export const render = (address: string, notFound?: boolean) =>
  renderPage({ ...site, structuredData: siteInfo.structuredData }, address, notFound);
