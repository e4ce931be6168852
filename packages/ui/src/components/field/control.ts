import type { FieldTexts } from './Field';

/** Props of a control, controlled by `value` or uncontrolled with `defaultValue`. */
export interface ControlProps<Value> extends FieldTexts {
  name?: string | undefined;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  disabled?: boolean | undefined;
}

/** Returns undefined without handlers, because a server component cannot have any. */
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
