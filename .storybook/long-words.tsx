import type { Decorator } from '@storybook/react-vite';
import { isValidElement } from 'react';

const german = ['Benachrichtigungseinstellungen', 'Wohltätigkeitsorganisation', 'Gutscheine'];

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
  if (value === null || typeof value !== 'object' || isValidElement(value)) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthened(part)]));
}

/** Replaces the words of a story's texts, except those inside elements. */
export const longWords: Decorator = (Story, { args, argTypes, globals }) => {
  if (globals.words !== 'long') return <Story />;
  const long = ([name, value]: [string, unknown]) =>
    argTypes[name]?.options ? [name, value] : [name, lengthened(value)];
  return <Story args={Object.fromEntries(Object.entries(args).map(long))} />;
};
