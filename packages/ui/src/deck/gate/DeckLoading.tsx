import { Mark } from '../../brand/mark';
import { loading } from './DeckGate.css';

/** Stands where the deck will stand, while it is on its way. */
export function DeckLoading() {
  return (
    <div className={loading} data-surface="forest" role="status" aria-label="Loading">
      <Mark size={120} />
    </div>
  );
}
