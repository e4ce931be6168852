import type { ComponentProps } from 'react';
import { trap } from './EarlyAccessForm.css';

/** A field that no person sees or reaches. A value in it was written by a program that fills in every field. */
export function RobotTrap(field: ComponentProps<'input'>) {
  return (
    <div className={trap} aria-hidden>
      <label>
        Website
        <input {...field} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
