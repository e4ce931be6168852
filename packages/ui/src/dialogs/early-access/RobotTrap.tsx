import type { ComponentProps } from 'react';
import { trap } from './EarlyAccessForm.css';

/** A hidden field. Only a program that fills in every field gives it a value. */
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
