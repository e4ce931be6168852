import { identifierOf, siteDefaults } from '@tuppence/content/site';
import { paths } from '@tuppence/settings/paths';
import type { SiteSettings } from '@tuppence/settings/settings';
import type { Plugin, UserConfig } from 'vite';
import { shared } from '../../../vite.shared.ts';
import { fillTemplate } from './template.ts';

const ownIdentifier = identifierOf(siteDefaults.name);

/**
 * Gives identifiers that people may see the name of the site: stored values, files, the checkout's
 * element. Packages and the library's cascade layers keep theirs.
 */
export function ownName(name: string): Plugin {
  const identifier = identifierOf(name);
  return {
    name: 'site:own-name',
    enforce: 'pre',
    transform: (code, id) =>
      identifier === ownIdentifier || /node_modules|\.css(\.ts)?($|\?)/.test(id)
        ? undefined
        : {
            code: code.replace(/(?<![@\w])(on)?tuppence(?![\w./])/g, `$1${identifier}`),
            map: null,
          },
  };
}

/** Shared by the development server, the browser code and the prerenderer. */
export function siteConfig(environment: SiteSettings) {
  const { visionCodeDigests, investorPasswordDigest, company, ...others } = environment;
  const { appleTeamId: _, appBundleId: __, reportUrl, ...forEveryPage } = others;
  const base = shared({
    rewriteSample: (code) =>
      code
        .replaceAll(siteDefaults.donationApiUrl, environment.donationApiUrl)
        .replaceAll(siteDefaults.origin, environment.origin)
        .replaceAll(siteDefaults.name, () => environment.name)
        // An address that a deployment has not set keeps its placeholder.
        .replace(/tuppence(?!\.example)/g, identifierOf(environment.name))
        .replaceAll(ownIdentifier.toUpperCase(), identifierOf(environment.name).toUpperCase()),
  });
  return {
    ...base,
    root: paths.app,
    configFile: false,
    envDir: false,
    publicDir: paths.public,
    define: {
      __REPORT_URL__: JSON.stringify(reportUrl),
      __PAGE_SETTINGS__: JSON.stringify(forEveryPage),
      __GATE_DIGESTS__: JSON.stringify({ visionCodeDigests, investorPasswordDigest }),
      __COMPANY__: JSON.stringify(company),
    },
    plugins: [
      ...base.plugins,
      ownName(environment.name),
      {
        name: 'tuppence:template',
        transformIndexHtml: (html: string) => fillTemplate(html, environment),
      },
    ],
  } satisfies UserConfig & { configFile: false };
}
