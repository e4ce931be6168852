'use client';

import { ButtonLink, LinkProvider } from '@tuppence/ui';
import { Footer, Header, SkipLink } from '@tuppence/ui/chrome';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

const pages = [
  { href: '/list', label: 'Where we are' },
  { href: '/account', label: 'Volunteer' },
];
const logo = <strong>Harbour Street</strong>;

/** The providers, the header and the footer of every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={Link}>
      <SkipLink href="#main" />
      <Header
        logo={logo}
        homeHref="/"
        homeLabel="Harbour Street home"
        links={pages}
        currentPath={usePathname()}
        action={
          <ButtonLink href="https://donate.example/harbour-street" size="small">
            Give
          </ButtonLink>
        }
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        logo={logo}
        line="Nobody in Leith goes to bed hungry."
        groups={[{ title: 'The food bank', links: pages }]}
        legalLinks={[{ href: 'mailto:hello@harbour.example', label: 'Write to us' }]}
        copyright="© 2026 Harbour Street Food Bank"
      />
    </LinkProvider>
  );
}
