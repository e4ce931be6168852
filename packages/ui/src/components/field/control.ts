import type { FieldTexts } from './Field';

/**
 * The props that all controls share. Each control sends `name` and its value with its form, and works
 * with `value` (controlled) or `defaultValue` (uncontrolled). `ref` is the element that takes focus.
 */
export interface ControlProps<Value> extends FieldTexts {
  /** Name of the value in form data. */
  name?: string | undefined;
  /** The value, if controlled. */
  value?: Value | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called with the new value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
}

/**
 * The `onChange` of a native control that also calls `onValueChange`. Without the latter, the given handler
 * is returned as it is, because a server component cannot render a new function.
 */
export function changeHandler<Event extends { target: unknown }, Value>(
  onChange: ((event: Event) => void) | undefined,
  onValueChange: ((value: Value) => void) | undefined,
  read: (event: Event) => Value,
): ((event: Event) => void) | undefined {
  if (!onValueChange) return onChange;
  return (event) => {
    onChange?.(event);
    onValueChange(read(event));
  };
}
