import { expect, waitFor } from 'storybook/test';

/** Waits until an element that fades or slides in is visible. */
export async function shown(element: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(element).toBeVisible());
  return element;
}
