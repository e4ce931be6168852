import type { within } from 'storybook/test';

/** The `Box` with a text. */
export const box = (canvas: ReturnType<typeof within>, text: string) =>
  canvas.getByText(text).closest('div') as HTMLElement;

export function Box({ children }: { children: string }) {
  return (
    <div data-surface="quiet" style={{ padding: 16, borderRadius: 8 }}>
      {children}
    </div>
  );
}
