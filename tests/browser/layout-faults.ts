/**
 * Faults that a layout must not have at any width. Every function runs in the page and is self-contained,
 * so that any driver can evaluate it. Each returns one sentence per fault.
 */

/** Finds anything wider than the window, and a header of more than one row. */
export function frameFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) faults.push(`sideways: the page is ${scrollWidth} px wide`);
  const header = document.querySelector('body header')?.getBoundingClientRect().height ?? 0;
  if (header > 80) faults.push(`header: ${Math.round(header)} px tall`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const scrolls = (element: Element | null): boolean =>
    Boolean(element) &&
    (['auto', 'scroll'].includes(getComputedStyle(element as Element).overflowX) ||
      scrolls((element as Element).parentElement));
  /** Text for screen readers only: clipped to a single point. */
  const isForReaders = (element: Element | null): boolean =>
    Boolean(element) &&
    ((element as Element).getBoundingClientRect().width < 2 ||
      isForReaders((element as Element).parentElement));
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const owner = text.parentElement;
    if (!owner || !text.data.trim() || owner.closest('[aria-hidden="true"], [inert]')) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width < 2 || (right <= window.innerWidth + 1 && left >= -1)) continue;
    if (!owner.checkVisibility() || scrolls(owner) || isForReaders(owner)) continue;
    faults.push(`cut by the screen's edge: "${text.data.trim().slice(0, 50)}"`);
  }
  return faults;
}

/** Finds words broken across lines without a hyphen, a dash or a soft break. */
export function brokenWords(): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  /** Web and email addresses may break anywhere. */
  const isAddress = (text: string, index: number) =>
    /:\/\/|@/.test(
      (/\S*$/.exec(text.slice(0, index))?.[0] ?? '') + (/^\S*/.exec(text.slice(index))?.[0] ?? ''),
    );
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('pre, code, script, style, [aria-hidden="true"]')) continue;
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    if (parent.getBoundingClientRect().width < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—/@.\u00ad\u200b]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()];
      const tops = rects.map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) <= 4) continue;
      // A raised first letter, as of a price, is followed by the rest at once.
      const isOneLine = rects.every((rect, order) => {
        const before = rects[order - 1];
        if (!before) return true;
        return Math.min(Math.abs(rect.left - before.right), Math.abs(rect.right - before.left)) < 4;
      });
      if (isOneLine) continue;
      const wordWidth = rects.reduce((sum, { width }) => sum + width, 0);
      let block = parent;
      while (getComputedStyle(block).display === 'inline' && block.parentElement)
        block = block.parentElement;
      // Text longer than the screen has to break. English words have 24 letters at most.
      if (word.length > 24 || isAddress(node.data, index)) continue;
      if (wordWidth < Math.max(block.clientWidth, window.innerWidth - 80))
        faults.push(`broken word: "${word}"`);
    }
  }
  return faults;
}

/** Finds lines of text that are cut off by a box that does not scroll. */
export function cutTexts(): string[] {
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const owner = node.parentElement;
    if (!owner || !node.data.trim() || !owner.checkVisibility({ visibilityProperty: true }))
      continue;
    if (owner.closest('script, style, [aria-hidden="true"], [inert], svg')) continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      // A line box is taller than its letters.
      const line = {
        left,
        right: left + width,
        top: top + height * 0.2,
        bottom: top + height * 0.8,
      };
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Skip text for screen readers only, and boxes that scroll.
        if (edge.width < 2 || edge.height < 2 || clipPath !== 'none') break;
        if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) break;
        const isCut =
          (overflowX !== 'visible' && (line.left < edge.left - 2 || line.right > edge.right + 2)) ||
          (overflowY !== 'visible' && (line.top < edge.top - 2 || line.bottom > edge.bottom + 2));
        if (isCut) faults.add(`cut text: "${node.data.trim().slice(0, 40)}"`);
        if (position === 'fixed') break;
      }
    }
  }
  return [...faults];
}

/** Finds controls that are smaller than 24 px, outside the window, or covered. */
export function controlFaults(): string[] {
  const faults: string[] = [];
  const selector = 'a[href], button, input, select, textarea, summary, [role="slider"]';
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    if (control.closest('[inert], [aria-hidden="true"]')) continue;
    // A control that is hidden or shown only on focus is represented by its label.
    const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0];
    const drawn = control.matches('input[type="checkbox"], input[type="radio"]') ? label : null;
    const target = drawn ?? control;
    const style = getComputedStyle(target);
    const name = `${control.tagName} "${(control.getAttribute('aria-label') ?? target.textContent)?.trim().slice(0, 40)}"`;
    let { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || style.clipPath !== 'none') continue;
    let parent = target.parentElement;
    while (parent && parent.clientWidth > 1) parent = parent.parentElement;
    // Represented by another element, such as the coin of a slider.
    if (parent && parent !== document.documentElement && parent.clientWidth === 1) continue;
    const isInText = style.display === 'inline';
    if (!isInText && (width < 23.5 || height < 23.5))
      faults.push(`small: ${name} ${Math.round(width)} x ${Math.round(height)} px`);
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = isInText ? target.getClientRects()[0] : target.getBoundingClientRect();
    // The skip link is above the page until it is focused.
    if (!box || box.bottom <= 0) continue;
    ({ width, height } = box);
    const hit = document.elementFromPoint(box.left + width / 2, box.top + height / 2);
    if (!hit || !(target.contains(hit) || hit.contains(target) || label?.contains(hit)))
      faults.push(
        `covered: ${name} by ${hit ? hit.outerHTML.slice(0, 90) : 'the edge of the screen'}`,
      );
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}

/** Finds text and controls beyond the right edge of the page when text is at 200%. */
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

/**
 * Finds each `dd` without a `dt` before it. A screen reader would read the value before
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
