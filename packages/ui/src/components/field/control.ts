import type { FieldTexts } from './Field';

/**
 * The props that most controls share. A control sends its value with its form, and is controlled
 * (`value`) or uncontrolled (`defaultValue`). Its `ref` is the element that takes focus.
 */
export interface ControlProps<Value> extends FieldTexts {
  name?: string | undefined;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  disabled?: boolean | undefined;
}

/**
 * Adds `onValueChange` to `onChange`. With neither, returns undefined, because an element of a
 * server component cannot have a handler.
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
