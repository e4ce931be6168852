import type { BrowserCommand } from 'vitest/node';
import { comparePicture } from './picture.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Photographs the page as it stands, and says how the picture differs from its baseline. */
    comparePicture: (name: string) => Promise<string | undefined>;
  }
}

export const comparePictureCommand: BrowserCommand<[name: string]> = async ({ page }, name) =>
  comparePicture(
    name,
    await page.screenshot({ animations: 'disabled', caret: 'hide', timeout: 15_000 }),
  );
