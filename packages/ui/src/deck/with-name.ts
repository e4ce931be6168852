/** Inserts a name, or rewrites the sentence without one. */
export function withName(text: string, name: string): string {
  if (name !== '') return text.replaceAll('{name}', () => name);
  const nameless = text
    .replace(/^\{name\}, /, '')
    .replaceAll(', {name}', '')
    .replaceAll('{name}', 'you');
  return nameless.charAt(0).toUpperCase() + nameless.slice(1);
}
