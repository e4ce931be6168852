/** Runs in the page: every `dd` that no `dt` stands before, so that a screen reader reads a value ahead of what it is. */
export function findValuesBeforeTerms(): string[] {
  return [...document.querySelectorAll('dd')]
    .filter((value) => {
      let before = value.previousElementSibling;
      while (before && before.tagName !== 'DT') before = before.previousElementSibling;
      return !before;
    })
    .map((value) => `dd before dt: ${value.textContent}`);
}
