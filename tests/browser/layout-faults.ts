/** These functions run in the page, so they must be self-contained. Each returns its faults. */

/** Finds sideways scrolling, text outside the window, and a tall header. */
export function frameFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) faults.push(`sideways: the page is ${scrollWidth} px wide`);
  const header = document.querySelector('body header')?.getBoundingClientRect().height ?? 0;
  if (header > 80) faults.push(`header: ${Math.round(header)} px tall`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  /** Whether an element is in a box that scrolls, or visually hidden. */
  const isExempt = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      element.getBoundingClientRect().width < 2 ||
      isExempt(element.parentElement));
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const owner = text.parentElement;
    if (!owner || !text.data.trim() || owner.closest('[aria-hidden="true"], [inert]')) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width < 2 || (right <= window.innerWidth + 1 && left >= -1)) continue;
    if (!owner.checkVisibility() || isExempt(owner)) continue;
    faults.push(`cut by the screen's edge: "${text.data.trim().slice(0, 50)}"`);
  }
  return faults;
}

/** Finds boxes whose content can be scrolled sideways, though no key or name says so. */
export function sidewaysFaults(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
    .filter((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1)
    .filter(
      (box) =>
        box.checkVisibility() && box.tabIndex < 0 && !box.querySelector(':scope > [tabindex="0"]'),
    )
    .map(
      (box) =>
        `${box.scrollWidth} px in ${box.clientWidth}: <${box.localName}> "${box.textContent.trim().slice(0, 40)}"`,
    );
}

/** Finds broken words, and text cut off by a box that does not scroll. */
export function textFaults(): string[] {
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const owner = node.parentElement;
    if (!owner || !node.data.trim() || !owner.checkVisibility()) continue;
    if (owner.closest('script, style, [aria-hidden="true"]')) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    if (lines.length > 1 && owner.getBoundingClientRect().width >= 2 && !owner.closest('pre, code'))
      for (const word of brokenWords(node, owner)) faults.add(`broken word: "${word}"`);
    if (owner.closest('[inert], svg') || !owner.checkVisibility({ visibilityProperty: true }))
      continue;
    if (lines.some((line) => isCut(line, owner)))
      faults.add(`cut text: "${node.data.trim().slice(0, 40)}"`);
  }
  return [...faults];

  function brokenWords(node: Text, owner: Element): string[] {
    const words = [...node.data.matchAll(/[^\s\-–—/@.\u00ad\u200b]+/g)];
    return words.filter((word) => isBroken(node, owner, word)).map(([word]) => word);
  }

  function isBroken(node: Text, owner: Element, { 0: word, index }: RegExpExecArray): boolean {
    // A longer word may be wider than the screen.
    if (word.length > 24) return false;
    // Web and email addresses may break anywhere.
    const before = /\S*$/.exec(node.data.slice(0, index))?.[0] ?? '';
    const after = /^\S*/.exec(node.data.slice(index))?.[0] ?? '';
    if (/:\/\/|@|\.\w+\//.test(before + after)) return false;
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const rects = [...range.getClientRects()];
    const tops = rects.map(({ top }) => top);
    if (Math.max(...tops) - Math.min(...tops) <= 4) return false;
    // A raised currency sign is not a line of its own: it touches its digits.
    const isOneLine = rects.every((rect, order) => {
      const last = rects[order - 1] ?? { right: rect.left, left: rect.right };
      return Math.min(Math.abs(rect.left - last.right), Math.abs(rect.right - last.left)) < 4;
    });
    if (isOneLine) return false;
    let block = owner;
    while (getComputedStyle(block).display === 'inline' && block.parentElement)
      block = block.parentElement;
    const wordWidth = rects.reduce((sum, { width }) => sum + width, 0);
    return wordWidth < Math.max(block.clientWidth, window.innerWidth - 80);
  }

  function isCut({ left, right, top, height }: DOMRect, owner: Element): boolean {
    for (let box = owner; box !== document.body && box.parentElement; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // Skip visually hidden text, and boxes that scroll.
      if (edge.width < 2 || edge.height < 2 || clipPath !== 'none') return false;
      if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll'))
        return false;
      if (overflowX !== 'visible' && (left < edge.left - 2 || right > edge.right + 2)) return true;
      // A line box is taller than its letters, so a fifth of it may be cut off.
      const [above, below] = [edge.top - 2 - height * 0.2, edge.bottom + 2 + height * 0.2];
      if (overflowY !== 'visible' && (top < above || top + height > below)) return true;
      if (position === 'fixed') return false;
    }
    return false;
  }
}

/** Finds controls that are smaller than 24 px, outside the window, or covered. */
export function controlFaults(): string[] {
  const faults: string[] = [];
  const selector = 'a[href], button, input, select, textarea, summary, [role="slider"]';
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    if (control.closest('[inert], [aria-hidden="true"]')) continue;
    // A tickable input may be invisible, and its label drawn instead.
    const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0];
    const drawn = control.matches('input[type="checkbox"], input[type="radio"]') ? label : null;
    const target = drawn ?? control;
    const style = getComputedStyle(target);
    const name = `${control.tagName} "${(control.getAttribute('aria-label') ?? target.textContent)?.trim().slice(0, 40)}"`;
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || style.clipPath !== 'none') continue;
    let parent = target.parentElement;
    while (parent && parent.clientWidth > 1) parent = parent.parentElement;
    // The control is in a visually hidden box: visitors press another element.
    if (parent && parent !== document.documentElement && parent.clientWidth === 1) continue;
    const isInText = style.display === 'inline';
    if (!isInText && (width < 23.5 || height < 23.5))
      faults.push(`small: ${name} ${Math.round(width)} x ${Math.round(height)} px`);
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = isInText ? target.getClientRects()[0] : target.getBoundingClientRect();
    // The skip link is above the page until it is focused.
    if (!box || box.bottom <= 0) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(target.contains(hit) || hit.contains(target) || label?.contains(hit)))
      faults.push(
        `covered: ${name} by ${hit ? hit.outerHTML.slice(0, 90) : 'the edge of the screen'}`,
      );
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}

/** Enlarges the text to 200%, then finds text and controls beyond the right edge. */
export function findPushedOut(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement));
  document.documentElement.style.setProperty('font-size', '200%', 'important');
  const words = document.querySelectorAll(
    'h1, h2, h3, p, li:not(:has(*)), dt, dd, a, button, label',
  );
  const outside = [...words]
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .filter((element) => !scrolls(element.parentElement))
    .map((element) => element.outerHTML.slice(0, 120));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) outside.push(`the page scrolls sideways: ${scrollWidth} px`);
  document.documentElement.style.removeProperty('font-size');
  return outside;
}
