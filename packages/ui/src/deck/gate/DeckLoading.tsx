import { Mark } from '../../brand/mark';
import { loading } from './DeckGate.css';

/** Placeholder while the deck loads. */
export function DeckLoading() {
  return (
    <div className={loading} data-surface="strong" role="status" aria-label="Loading">
      <Mark size={120} />
    </div>
  );
}
