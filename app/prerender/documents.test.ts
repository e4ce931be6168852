import { expect, test } from 'vitest';
import { inlineScriptHashes, securityHeaders } from '../release/security-headers.ts';
import { env } from '../src/env';
import type { PageMeta } from '../src/seo/page-meta';
import { structuredData } from '../src/seo/structured-data';
import { sitemap } from './well-known.ts';

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
  const policy = securityHeaders({ environment: env, scriptHashes: hashes })[
    'Content-Security-Policy'
  ];
  expect(policy).toContain(`script-src 'self' ${hashes[0]};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("the policy allows the deployment's origins", () => {
  const environment = {
    ...env,
    supabaseUrl: 'https://abc.supabase.co',
    qrServiceUrl: 'https://qr.example/draw/',
    reportUrl: 'https://report.example/in',
  };
  const policy = securityHeaders({ environment })['Content-Security-Policy'] ?? '';
  expect(policy).toContain(
    "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co https://report.example",
  );
  expect(policy).toContain("img-src 'self' data: https://qr.example");
});

test('without TLS, no header requires TLS', () => {
  const local = securityHeaders({ environment: env, secure: false });
  expect(local).not.toHaveProperty('Strict-Transport-Security');
  expect(local['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(securityHeaders({ environment: env })).toHaveProperty('Strict-Transport-Security');
});

test('the sitemap leaves out aliases and pages that are not indexable', () => {
  const xml = sitemap(
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

test('structured data has breadcrumbs and questions, and the app on the home page only', () => {
  const data = JSON.stringify(
    structuredData({ ...page, faq: [{ question: 'Why?', answer: 'Because.' }] }, env),
  );
  expect(data).toContain('"@type":"BreadcrumbList"');
  expect(data).toContain('"name":"About Us"');
  expect(data).toContain('"@type":"FAQPage"');
  expect(data).not.toContain('MobileApplication');
  expect(JSON.stringify(structuredData({ ...page, path: '/' }, env))).toContain(
    '"@type":"MobileApplication"',
  );
});
