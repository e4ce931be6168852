import type { Decorator } from '@storybook/react-vite';
import { useArgs, useEffect, useGlobals } from 'storybook/preview-api';

/** What Storybook puts into the address itself. It drops other texts, such as £5 or Zoë. */
const isSafe = (value: unknown) => typeof value !== 'string' || /^[\w -]*$/.test(value);

/** Base64 of ASCII has no slash. The letter keeps Storybook from reading a number. */
const encoded = (texts: object) =>
  `x${btoa(encodeURIComponent(JSON.stringify(texts)))
    .replaceAll('+', '-')
    .replaceAll('=', '')}`;

function decoded(texts: string): Record<string, Record<string, string>> {
  try {
    return JSON.parse(decodeURIComponent(atob(texts.slice(1).replaceAll('-', '+'))));
  } catch {
    return {};
  }
}

let opened: string | undefined;

/** Keeps changed texts in the global `texts`, and takes those of a shared address. */
export const sharedTexts: Decorator = (Story, { id, args, initialArgs, viewMode }) => {
  const [{ texts }, updateGlobals] = useGlobals();
  const [, updateArgs] = useArgs();
  const changed = Object.entries(args).filter(
    ([name, value]) => !isSafe(value) && value !== initialArgs[name],
  );
  const now = changed.length > 0 ? encoded({ [id]: Object.fromEntries(changed) }) : '';
  useEffect(() => {
    if (viewMode !== 'story') return;
    const shared = opened === undefined ? decoded(texts)[id] : undefined;
    opened = id;
    if (shared) updateArgs(shared);
    else if (now !== texts) updateGlobals({ texts: now });
  }, [now]);
  return Story();
};
