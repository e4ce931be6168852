/** Runs in the page: finds landmarks with the same name and role, and controls without a name. */
export function landmarkFaults(): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  const seen = new Set<string>();
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
  for (const landmark of document.querySelectorAll(
    'nav, aside, section[aria-label], section[aria-labelledby], [role=region]',
  )) {
    if (!shown(landmark)) continue;
    const key = `${landmark.localName} "${nameOf(landmark)}"`;
    if (!nameOf(landmark)) faults.push(`${key} has no name`);
    if (seen.has(key)) faults.push(`${key} twice`);
    seen.add(key);
  }
  if (document.querySelectorAll('main').length !== 1) faults.push('not one main');
  return faults;
}
