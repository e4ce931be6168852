import { expect, waitFor } from 'storybook/test';

/** Waits for an element that fades or slides in. */
export async function shown(element: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(element).toBeVisible());
  return element;
}
