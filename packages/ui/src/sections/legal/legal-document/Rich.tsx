import { Fragment } from 'react';
import { Link } from '../../../components/link/Link';
import type { RichText } from './legal-text';

export function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((run) =>
    typeof run === 'string' ? (
      <Fragment key={run}>{run}</Fragment>
    ) : (
      <Link key={run.href} href={run.href} external={run.href.startsWith('https:')}>
        {run.text}
      </Link>
    ),
  );
}
