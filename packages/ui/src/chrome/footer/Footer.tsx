'use client';

import { type ReactNode, useId } from 'react';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Heading } from '../../components/heading/Heading';
import { Anchor } from '../../components/link/Anchor';
import { Text } from '../../components/text/Text';
import { Container } from '../../layout/container/Container';
import { laidOutNearby } from '../../layout/section/Section.css';
import { Stack } from '../../layout/stack/Stack';
import type { NavLink } from '../nav-link';
import * as styles from './Footer.css';

export interface FooterProps {
  /** For a dark surface. Any element, in the colours of `vars.surface` or your own: text is read out. */
  logo: ReactNode;
  /** A sentence beside the logo. */
  line: string;
  /** Columns of links. */
  groups: readonly { title: string; links: readonly NavLink[] }[];
  /** The links beside the copyright. A dialog cannot be opened from here: give it an address. */
  legalLinks: readonly NavLink[];
  note?: string | undefined;
  /** The last line. */
  copyright: string;
}

/** The footer of the site (docs/behaviour.md 2.5). */
export function Footer({ logo, line, groups, legalLinks, note, copyright }: FooterProps) {
  const id = useId();
  const words = useControlWords();
  return (
    <footer className={`${styles.footer} ${laidOutNearby}`} data-surface="strong">
      <Container>
        <Stack gap={6}>
          <div className={styles.top}>
            <Stack align="start">
              {logo}
              <p className={styles.line}>{line}</p>
            </Stack>
            <nav className={styles.groups} aria-label={words.footerNavigation}>
              {groups.map((group, index) => (
                <div key={group.title} className={styles.group}>
                  <div className={styles.groupTitle}>
                    <Heading level={2} size="title" id={`${id}-${index}`}>
                      {group.title}
                    </Heading>
                  </div>
                  <ul aria-labelledby={`${id}-${index}`}>{itemsOf(group.links)}</ul>
                </div>
              ))}
            </nav>
          </div>
          <div className={styles.bottom}>
            <nav aria-label={words.legalNavigation}>
              <ul className={styles.legal}>{itemsOf(legalLinks)}</ul>
            </nav>
            {note ? (
              <Text size="small" tone="muted">
                {note}
              </Text>
            ) : null}
            <Text size="small" tone="muted">
              {copyright}
            </Text>
          </div>
        </Stack>
      </Container>
    </footer>
  );
}

const itemsOf = (links: readonly NavLink[]) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <Anchor className={styles.link} href={href}>
        {label}
      </Anchor>
    </li>
  ));
