import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext, useEffect, useState } from 'react';
import { useArgs } from 'storybook/preview-api';

const Update = createContext<(args: object) => void>(() => {});

/** For a story that uses `useArg`. */
export const inStep: Decorator = (Story) => {
  const [, updateArgs] = useArgs();
  return (
    <Update value={updateArgs}>
      <Story />
    </Update>
  );
};

/** State that a control shows and sets. In the samples it is `useState`. */
export function useArg<Args, Name extends keyof Args>(args: Args, name: Name) {
  const update = useContext(Update);
  const given = args[name];
  const [value, setValue] = useState(given);
  useEffect(() => setValue(given), [given]);
  const set = (next: Args[Name]) => {
    setValue(next);
    update({ [name]: next });
  };
  return [value, set] as const;
}
