import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { fireEvent, userEvent, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;
type Turn = (canvas: Canvas, value: never) => Promise<void> | void;

/** Controls for a demo without such props: each acts as a person would, in the order given. */
export const turned =
  (turns: Record<string, Turn>): Decorator =>
  (Story, { args, viewMode }) => {
    const wanted = Object.keys(turns).filter((name) => args[name] !== undefined);
    return (
      <Turned
        key={JSON.stringify(wanted.map((name) => args[name]))}
        act={async (canvas) => {
          for (const name of wanted) await turns[name]?.(canvas, args[name] as never);
        }}
        isOn={viewMode === 'story' && wanted.length > 0}
      >
        <Story />
      </Turned>
    );
  };

interface TurnedProps {
  act: (canvas: Canvas) => Promise<void>;
  isOn: boolean;
  children: React.ReactNode;
}

function Turned({ act, isOn, children }: TurnedProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of value is a new key
  useEffect(() => {
    if (isOn && place.current) act(within(place.current));
  }, []);
  return <div ref={place}>{children}</div>;
}

export const slide = (canvas: Canvas, value: number) => {
  fireEvent.change(canvas.getByRole('slider'), { target: { value } });
};

/** Presses the buttons of a demo, one after another. */
export const pressed = async (canvas: Canvas, names: readonly string[]) => {
  for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
};
