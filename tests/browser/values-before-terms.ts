/**
 * Runs in the page: finds each `dd` without a `dt` before it. A screen reader would read the value before
 * its name.
 */
export function findValuesBeforeTerms(): string[] {
  return [...document.querySelectorAll('dd')]
    .filter((value) => {
      let before = value.previousElementSibling;
      while (before && before.tagName !== 'DT') before = before.previousElementSibling;
      return !before;
    })
    .map((value) => `dd before dt: ${value.textContent}`);
}
