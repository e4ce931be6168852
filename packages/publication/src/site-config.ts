import { siteDefaults } from '@tuppence/content/site';
import { paths } from '@tuppence/settings/paths';
import type { SiteSettings } from '@tuppence/settings/settings';
import type { UserConfig } from 'vite';
import { shared } from '../../../vite.shared.ts';
import { fillTemplate } from './template.ts';

/** Shared by the development server, the browser code and the prerenderer. */
export function siteConfig(environment: SiteSettings) {
  const { visionCodeDigests, investorPasswordDigest, company, ...forEveryPage } = environment;
  const base = shared({
    rewriteSample: (code) =>
      code
        .replaceAll(siteDefaults.donationApiUrl, environment.donationApiUrl)
        .replaceAll(siteDefaults.origin, environment.origin),
  });
  return {
    ...base,
    root: paths.app,
    configFile: false,
    envDir: false,
    publicDir: paths.public,
    define: {
      __REPORT_URL__: JSON.stringify(environment.reportUrl),
      __PAGE_SETTINGS__: JSON.stringify(forEveryPage),
      __GATE_DIGESTS__: JSON.stringify({ visionCodeDigests, investorPasswordDigest }),
      __COMPANY__: JSON.stringify(company),
    },
    plugins: [
      ...base.plugins,
      {
        name: 'tuppence:template',
        transformIndexHtml: (html: string) => fillTemplate(html, environment),
      },
    ],
  } satisfies UserConfig & { configFile: false };
}
