/** Native props that designers set on components, which pass them to their element. */
export const nativeProps: Record<string, string> = {
  children: 'What it holds: text, or other components.',
  type: 'What a press does to the form around it, or which kind of text a field takes.',
  disabled: 'Takes no press and no focus, and looks so.',
  href: 'Where the link leads.',
  placeholder: 'Example in an empty field. Never in place of the label.',
  defaultValue: 'What stands in the field at first.',
  defaultChecked: 'Whether it is ticked at first.',
  checked: 'Whether it is ticked. The caller keeps the state.',
  value: 'What it holds. The caller keeps the state.',
  name: 'Name of the field in its form.',
  required: 'The form is not sent without it.',
  onClick: 'It was pressed.',
  onChange: 'Its value has changed.',
  onLoad: 'The file is here.',
  onError: 'The file could not be loaded.',
  autoComplete: 'What the browser may fill in, in the words of HTML.',
  inputMode: 'Which keyboard a phone shows.',
  'aria-labelledby': 'Id of the heading that names it.',
  id: 'Anchor on the page, and what a label points to.',
};

interface Prop {
  name: string;
  parent?: { fileName: string } | undefined;
  declarations?: { fileName: string }[] | undefined;
}

/** Whether a prop is in the table: props of the library and the checkout, and the native props above. */
export function isOfInterest({ name, parent, declarations = [] }: Prop): boolean {
  const files = [parent?.fileName, ...declarations.map(({ fileName }) => fileName)];
  const isOurs = files.some((file) => /packages\/(ui|checkout)\/src/.test(file ?? ''));
  return name in nativeProps || isOurs;
}
