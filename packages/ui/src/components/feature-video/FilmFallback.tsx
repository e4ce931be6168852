import { VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { fallback } from './FeatureVideo.css';

/** What stands where a film should be: `FeatureVideo` and `VideoDialog` share it. */
export function FilmFallback({ children }: { children: ReactNode }) {
  return (
    <div className={fallback}>
      <Icon icon={VideoOff} size={32} />
      <p>{children}</p>
    </div>
  );
}
