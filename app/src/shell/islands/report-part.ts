import { createContext } from 'react';

/** Lets the prerendering learn which static parts a page holds, by their source files. */
export const ReportPart = createContext<((file: string) => void) | null>(null);
