import { Check } from 'lucide-react';
import { action, actionText, icon } from './screen.css';

/** The state of a screen's main button. */
export type ScreenActionState = 'ready' | 'pressed' | 'busy' | 'done' | 'waiting';

interface ScreenActionProps {
  label: string;
  state: ScreenActionState;
}

/** A picture of the main button. */
export function ScreenAction({ label, state }: ScreenActionProps) {
  return (
    <div className={action({ state })}>
      {state === 'done' && <Check className={icon({ size: 'normal' })} aria-hidden="true" />}
      <span className={actionText}>{label}</span>
    </div>
  );
}
