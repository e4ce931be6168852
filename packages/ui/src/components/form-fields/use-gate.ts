import { type RefObject, useState } from 'react';
import { useRefusedField } from '../../hooks/use-refused-field';
import { useSending } from './use-sending';

/** `unavailable`: the entry could not be checked. */
export type GateAnswer = 'open' | 'wrong' | 'unavailable';

export interface GateCopy {
  title: string;
  text: string;
  label: string;
  button: string;
  /** The button's label while checking. */
  pending: string;
  wrong: string;
  /** If nothing was entered. Default `wrong`. */
  missing?: string | undefined;
  unavailable: string;
  help: { href: string; label: string };
  home: { href: string; label: string };
}

export interface GateProps<Copy extends GateCopy = GateCopy> {
  copy: Copy;
  /** A rejection counts as `unavailable`. */
  onAttempt: (entry: string) => Promise<GateAnswer>;
}

/** The state of a form that unlocks a page. */
export function useGate(
  field: RefObject<HTMLInputElement | null>,
  { copy, onAttempt }: GateProps,
  onRefused?: () => void,
) {
  const [error, setError] = useState<string>();
  const { errorAnnounced, refuse } = useRefusedField(field);
  const { sendOnce, button } = useSending(async (entry: string) => {
    if (entry === '' && copy.missing) return refuse(() => setError(copy.missing));
    const answer = await onAttempt(entry).catch((): GateAnswer => 'unavailable');
    if (answer === 'open') return;
    refuse(() => {
      setError(copy[answer]);
      onRefused?.();
    });
  });
  return {
    error,
    errorAnnounced,
    pending: button.pending,
    sendOnce,
    clearError: () => setError(undefined),
  };
}
