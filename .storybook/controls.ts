import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Native props that the table of props lists. */
export const nativeProps: Record<string, string> = {
  children: 'The content: text or other components.',
  type: 'For a button, its role in a form; for a field, the kind of text.',
  disabled: 'Cannot be pressed, focused or changed.',
  href: 'The address of the link.',
  placeholder: 'An example in an empty field. Does not replace the label.',
  defaultValue: 'The initial value, if uncontrolled.',
  defaultChecked: 'Whether it is ticked at first, if uncontrolled.',
  checked: 'Whether it is ticked, if controlled.',
  value: 'The value, if controlled.',
  name: 'The name under which a form sends the value.',
  required: 'The form cannot be sent without it.',
  onClick: 'Called on a press.',
  onChange: 'Called when the value changes.',
  onLoad: 'Called when the file has loaded.',
  onError: 'Called when the file fails to load.',
  autoComplete: 'What the browser may fill in: a value of the HTML attribute.',
  inputMode: 'Which keyboard a phone shows.',
  'aria-labelledby': 'The id of the heading that names it.',
  id: 'The target of fragments and labels.',
};

/** Shortens the type of a prop to the name that authors use. */
function printed(summary: string): string {
  return summary
    .replace(/ \| undefined$/, '')
    .replace(/ForwardRefExoticComponent<.*>/s, 'LucideIcon')
    .replace(/ReactElement<.*>/s, 'ReactElement');
}

/** Whether a value can be edited as JSON. */
function isData(value: unknown): boolean {
  try {
    structuredClone(value);
    return value != null;
  } catch {
    return false;
  }
}

/** Describes native props, and corrects Storybook's choice of controls. */
export const typedControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = printed(argType.table?.type?.detail ?? argType.table?.type?.summary ?? '');
      const given = initialArgs[name];
      const isText = type === 'ReactNode' && ['string', 'undefined'].includes(typeof given);
      const isObject = typeof argType.control === 'object' && argType.control.type === 'object';
      return [
        name,
        {
          ...argType,
          description: argType.description || nativeProps[name] || '',
          table: { ...argType.table, type: { summary: type || typeof given } },
          ...(isText ? { control: { type: 'text' } } : {}),
          ...(!isText && isObject && !isData(given) ? { control: false } : {}),
        },
      ];
    }),
  );
typedControls.secondPass = true;
