'use client';

import { useControlWords } from '../control-words/ControlWordsProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** What a figure is called: "£12M+" is "£12 million or more", and "–" is "none". */
export function figureInWords(figure: string): string {
  return figure
    .replaceAll(/(\d)K\b/g, '$1,000')
    .replaceAll(/(\d)M\b/g, '$1 million')
    .replaceAll(/(\d)B\b/g, '$1 billion')
    .replaceAll(/([\d,]|million|billion)\+/g, '$1 or more')
    .replace(/^–$/, 'none');
}

interface FigureProps {
  children: string;
}

/** A figure for the eye, and its words for the ear. */
export function Figure({ children }: FigureProps) {
  const { figureInWords: inWords = figureInWords } = useControlWords();
  const words = inWords(children);
  if (words === children) return <span>{children}</span>;
  return (
    <>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
