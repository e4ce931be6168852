import type { Decorator } from '@storybook/react-vite';

const german = [
  'Wohltätigkeitsorganisation',
  'Spendenbescheinigung',
  'Einkaufsgutscheine',
  'Benachrichtigungseinstellungen',
  'Nachbarschaftszentrum',
];

/** Texts have a space or begin with a capital letter. Addresses and settings do not. */
const isText = (value: string) => /^(?!\w+:\/\/)(\p{Lu}\p{Ll}|.*\p{L} )/u.test(value);

function lengthened(value: unknown): unknown {
  if (typeof value === 'string') {
    let at = 0;
    return isText(value)
      ? value.replaceAll(/\p{L}{3,}/gu, () => `${german[at++ % german.length]}`)
      : value;
  }
  if (Array.isArray(value)) return value.map(lengthened);
  const isPlain =
    value !== null &&
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !('$$typeof' in value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthened(part)]))
    : value;
}

/** Replaces the words of a story's texts, except those inside elements. */
export const longWords: Decorator = (Story, { args, argTypes, globals }) =>
  globals.words === 'long' ? (
    <Story
      args={Object.fromEntries(
        Object.entries(args).map(([name, value]) => [
          name,
          argTypes[name]?.options ? value : lengthened(value),
        ]),
      )}
    />
  ) : (
    <Story />
  );
