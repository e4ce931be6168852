'use client';

import { LinkProvider } from '@tuppence/ui';
import Link from 'next/link';

export const Links = ({ children }) => <LinkProvider component={Link}>{children}</LinkProvider>;
