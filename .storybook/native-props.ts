/** Descriptions of native props that components pass to their element, for the props table. */
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

interface Prop {
  name: string;
  parent?: { fileName: string } | undefined;
  declarations?: { fileName: string }[] | undefined;
}

/** Whether to list a prop. True for props of the library and the checkout, and the native ones above. */
export function isOfInterest({ name, parent, declarations = [] }: Prop): boolean {
  const files = [parent?.fileName, ...declarations.map(({ fileName }) => fileName)];
  const isOurs = files.some((file) => /packages\/(ui|checkout)\/src/.test(file ?? ''));
  return name in nativeProps || isOurs;
}
