'use client';

import { ButtonLink, LinkProvider } from '@tuppence/ui';
import { Header } from '@tuppence/ui/chrome';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

export function Frame({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={Link}>
      <Header
        logo={<strong>Harbour Street</strong>}
        homeHref="/"
        homeLabel="Harbour Street home"
        links={[{ href: '/account', label: 'Volunteer' }]}
        currentPath={usePathname()}
        action={<ButtonLink href="https://donate.example/harbour-street">Give</ButtonLink>}
      />
      <main>{children}</main>
    </LinkProvider>
  );
}
