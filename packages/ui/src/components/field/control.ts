import type { FieldTexts } from './Field';

/**
 * The props that all controls share. Each control sends its value with its form, and is controlled
 * (`value`) or uncontrolled (`defaultValue`). `ref` is the element that takes focus.
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
 * Returns an `onChange` handler that also calls `onValueChange`. Without `onValueChange`, returns
 * `onChange` as it is, even undefined. So a control without handlers works in a server component,
 * where an element cannot have a handler.
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
