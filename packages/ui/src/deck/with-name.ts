/**
 * Replaces `{name}` with a name. If the name is empty, it removes `{name}, ` at the start and
 * `, {name}` anywhere ("{name}, this is it." becomes "This is it."), replaces any other `{name}` with
 * "you", and starts the text with a capital letter.
 */
export function withName(text: string, name: string): string {
  if (name !== '') return text.replaceAll('{name}', () => name);
  const nameless = text
    .replace(/^\{name\}, /, '')
    .replaceAll(', {name}', '')
    .replaceAll('{name}', 'you');
  return nameless.charAt(0).toUpperCase() + nameless.slice(1);
}
