import { laidOutNearby } from './Section.css';

/**
 * Lays out what a phone has left for later (see `Section`). Call it after the visitor's first
 * interaction. Takes one section at a time, so that a press waits for one at most.
 */
export function layOutSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(`.${laidOutNearby}`)];
  const steps = sections.map(({ style }) => () => {
    style.contentVisibility = 'visible';
  });
  const end = () => document.documentElement.setAttribute('data-laid-out', '');
  for (const [at, step] of [...steps, end].entries()) setTimeout(step, at * 50);
}
