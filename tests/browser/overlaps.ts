/**
 * Runs in the page, so it must be self-contained. Finds text over other text, over the edge of an
 * unrelated picture, or behind a picture.
 */
export function overlaps(): string[] {
  interface Line {
    node: Text;
    owner: Element;
    block: Element;
    box: DOMRect;
  }

  /** The part of a box that its scrolling or clipping ancestors leave visible. */
  function clipped(box: DOMRect, from: Element): DOMRect | undefined {
    let rest = shared(box, box);
    let element: Element | null = from;
    while (rest && element && element !== document.body) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      if (overflowX !== 'visible' || overflowY !== 'visible')
        rest = shared(rest, element.getBoundingClientRect());
      if (position === 'fixed') break;
      element = element.parentElement;
    }
    return rest;
  }

  const floats = (element: Element | null): boolean => {
    if (!element) return false;
    const { position } = getComputedStyle(element);
    return position === 'fixed' || position === 'sticky' || floats(element.parentElement);
  };
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const isSeen = (element: Element) =>
    !element.closest('[aria-hidden="true"], [inert], [role="img"]') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  function lines(): Line[] {
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement;
      if (!owner || !node.data.trim() || owner.closest('script, style, noscript')) continue;
      if (!isSeen(owner) || floats(owner)) continue;
      const block = blockOf(owner);
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        // A line box is taller than its letters.
        const box = clipped(new DOMRect(left, top + height * 0.2, width, height * 0.6), owner);
        if (box) found.push({ node, owner, block, box });
      }
    }
    return found;
  }

  /** The part that two boxes share, unless it is too small to matter. */
  function shared(a: DOMRect, b: DOMRect): DOMRect | undefined {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    const width = Math.min(a.right, b.right) - left;
    const height = Math.min(a.bottom, b.bottom) - top;
    return width > 2 && height > 2 ? new DOMRect(left, top, width, height) : undefined;
  }

  /** The elements at the middle of a box, topmost first. */
  function stackAt(box: DOMRect): Element[] {
    const { scrollY } = window;
    const middle = box.top + box.height / 2;
    window.scrollTo({ top: scrollY + middle - window.innerHeight / 2, behavior: 'instant' });
    const moved = window.scrollY - scrollY;
    const stack = document.elementsFromPoint(box.left + box.width / 2, middle - moved);
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    return stack;
  }

  const hasBackground = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor);
  };

  function isOverEdge(line: Line, picture: Element, edge: DOMRect, part: DOMRect): boolean {
    const stack = stackAt(part);
    const at = stack.findIndex((element) => picture.contains(element));
    const text = stack.findIndex((element) => element === line.owner || element === line.block);
    if (at < 0 || text < 0) return false;
    if (at < text) return true;
    const { left, right, top, bottom } = line.box;
    const isInside =
      left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
    return !isInside && !stack.slice(text, at).some(hasBackground);
  }

  /** Whether a background hides the lower text. */
  function isHidden(one: Line, other: Line, part: DOMRect): boolean {
    const stack = stackAt(part);
    const [upper, lower] = [one, other]
      .map(({ owner }) => stack.indexOf(owner))
      .sort((a, b) => a - b) as [number, number];
    return upper < 0 || stack.slice(upper, lower).some(hasBackground);
  }

  const faults = new Set<string>();
  const quote = (text: Text) => `"${text.data.trim().slice(0, 40)}"`;
  const all = lines().sort((a, b) => a.box.top - b.box.top);
  const hitAll = document.createElement('style');
  hitAll.textContent = '*, *::before, *::after { pointer-events: auto !important; }';
  document.head.append(hitAll);
  all.forEach((line, index) => {
    for (const other of all.slice(index + 1)) {
      if (other.box.top > line.box.bottom) break;
      const part = other.block === line.block ? undefined : shared(line.box, other.box);
      if (!part || isHidden(line, other, part)) continue;
      faults.add(`text over text: ${quote(line.node)} and ${quote(other.node)}`);
    }
  });
  for (const picture of document.querySelectorAll('svg, img, video, [role="img"]')) {
    const bounds = picture.getBoundingClientRect();
    if (bounds.width < 40 || bounds.height < 40 || !picture.checkVisibility()) continue;
    if (picture.closest('[inert]') || floats(picture)) continue;
    const edge = clipped(bounds, picture);
    if (!edge) continue;
    for (const line of all) {
      if (line.box.top > edge.bottom) break;
      const part = shared(line.box, edge);
      if (!part || picture.contains(line.owner) || line.owner.contains(picture)) continue;
      if (isOverEdge(line, picture, edge, part))
        faults.add(
          `text over a picture: ${quote(line.node)} on ${picture.outerHTML.slice(0, 100)}`,
        );
    }
  }
  hitAll.remove();
  return [...faults];
}
