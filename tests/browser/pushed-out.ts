/** Runs in the page: text and controls beyond its right edge when text is at 200%. */
export function findPushedOut(): string[] {
  const scrolls = (element: Element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const isReachable = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent ? scrolls(parent) || isReachable(parent) : false;
  };
  document.documentElement.style.setProperty('font-size', '200%', 'important');
  const words = document.querySelectorAll(
    'h1, h2, h3, p, li:not(:has(*)), dt, dd, a, button, label',
  );
  const outside = [...words]
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .filter((element) => !isReachable(element))
    .map((element) => element.outerHTML.slice(0, 120));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) outside.push(`the page scrolls sideways: ${scrollWidth} px`);
  document.documentElement.style.removeProperty('font-size');
  return outside;
}
