import { defaultSettings } from '@tuppence/settings/settings';
import { inlineScriptHashes } from '@tuppence/site/inline-script-hashes';
import type { PageMeta } from '@tuppence/site/page-meta';
import { expect, test } from 'vitest';
import { structuredData } from '../../../app/src/structured-data';
import { siteHeaders } from './headers.ts';
import { sitemap } from './sitemap.ts';

const page: PageMeta = {
  path: '/about',
  title: 'About Us | Tuppence',
  description: 'Who we are.',
  keywords: [],
};

test('the policy allows only the inline scripts of the documents', () => {
  const html =
    '<script>go()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
  const hashes = inlineScriptHashes(html);
  expect(hashes).toHaveLength(1);
  const policy = siteHeaders(defaultSettings, hashes)['Content-Security-Policy'];
  expect(policy).toContain(`script-src 'self' ${hashes[0]};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("the policy allows the deployment's origins", () => {
  const environment = {
    ...defaultSettings,
    supabaseUrl: 'https://abc.supabase.co',
    qrServiceUrl: 'https://qr.example/draw/',
    reportUrl: 'https://report.example/in',
  };
  const policy = siteHeaders(environment)['Content-Security-Policy'] ?? '';
  expect(policy).toContain(
    "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co https://report.example",
  );
  expect(policy).toContain("img-src 'self' data: https://qr.example");
});

test('without TLS, no header requires TLS', () => {
  const local = siteHeaders(defaultSettings, [], false);
  expect(local).not.toHaveProperty('Strict-Transport-Security');
  expect(local['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(siteHeaders(defaultSettings)).toHaveProperty('Strict-Transport-Security');
});

test('the sitemap leaves out aliases and pages that are not indexable', () => {
  const { 'sitemap.xml': xml = '' } = sitemap(
    [
      { path: '/', meta: { ...page, path: '/' } },
      { path: '/about', meta: page },
      { path: '/about-us', meta: page },
      { path: '/auth', meta: { ...page, path: '/auth', indexable: false } },
    ],
    'https://www.tuppence.example',
  );
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://www.tuppence.example/</loc>');
  expect(xml).toContain('<loc>https://www.tuppence.example/about</loc>');
});

test('a sitemap that would be too long is in parts', () => {
  const paths = Array.from({ length: 50_001 }, (_, at) => `/charity-${at}`);
  const { 'sitemap.xml': index = '', ...parts } = sitemap(
    paths.map((path) => ({ path, meta: { ...page, path } })),
    'https://www.tuppence.example',
  );
  const named = [...index.matchAll(/<loc>https:\/\/www\.tuppence\.example\/(.*)<\/loc>/g)];
  expect(named.map(([, name]) => name)).toEqual(Object.keys(parts));
  const counts = Object.values(parts).map((xml) => xml.match(/<url>/g)?.length ?? 0);
  expect(Math.max(...counts)).toBeLessThan(50_000);
  expect(Object.values(parts).join('').match(/<loc>/g)).toHaveLength(50_001);
});

test('structured data has breadcrumbs and questions, and the app on the home page only', async () => {
  const faq = [{ question: 'Why? </script>', answer: 'Because.' }];
  const data = await structuredData({ ...page, faq });
  expect(data).toContain('"@type":"BreadcrumbList"');
  expect(data).toContain('"name":"About Us"');
  expect(data).toContain('"@type":"FAQPage"');
  expect(data).not.toContain('MobileApplication');
  expect(data).not.toContain('</script>');
  expect(await structuredData({ ...page, path: '/', faq: async () => faq })).toMatch(
    /"@type":"MobileApplication".*"@type":"FAQPage"/,
  );
});
