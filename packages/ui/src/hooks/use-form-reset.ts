import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `reset` when the form of a control is reset. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, reset: () => void) {
  const onReset = useEffectEvent(reset);
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [control]);
}
