import { VideoOff } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { fallback } from './FilmFallback.css';

/** Replaces a film that fails to load. */
export function FilmFallback({ children }: { children: ReactNode }) {
  return (
    <div className={fallback}>
      <Icon icon={VideoOff} size={32} />
      <p>{children}</p>
    </div>
  );
}
