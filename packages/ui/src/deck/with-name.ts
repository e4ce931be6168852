/**
 * Replaces `{name}` with the visitor's name. Without a name, it removes a `{name}` beside a comma
 * ("{name}, this is it." becomes "This is it.") and replaces any other with "you".
 */
export function withName(text: string, name: string): string {
  if (name !== '') return text.replaceAll('{name}', () => name);
  const nameless = text
    .replace(/^\{name\}, /, '')
    .replaceAll(', {name}', '')
    .replaceAll('{name}', 'you');
  return nameless.charAt(0).toUpperCase() + nameless.slice(1);
}
