/**
 * Puts the visitor's name where a text says `{name}`. Without a name the form of address goes, and
 * the sentence stays one: "{name}, this is it." becomes "This is it."
 */
export function withName(text: string, name: string): string {
  if (name !== '') return text.replaceAll('{name}', () => name);
  const nameless = text
    .replace(/^\{name\}, /, '')
    .replaceAll(', {name}', '')
    .replaceAll('{name}', 'you');
  return nameless.charAt(0).toUpperCase() + nameless.slice(1);
}
