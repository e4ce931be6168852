import { createContext } from 'react';

/** Collects the source files of a page's static parts during prerendering. */
export const ReportPart = createContext<((file: string) => void) | null>(null);
