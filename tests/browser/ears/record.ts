declare global {
  interface Window {
    /** A text as the transcripts have it, or an element that took the focus. */
    heard: { text?: string; element?: Element; at: number }[];
  }
}

/** Runs before the page's scripts. Records focus, titles and what live regions announce. */
export function record(): void {
  const loud = '[aria-live="assertive"], [role="alert"]:not([aria-live="polite"])';
  const live = `[aria-live="polite"], ${loud}, :is([role="status"], [role="log"], output):not([aria-live="off"])`;
  const gaps = /[\s\u200b]+/g;
  const unread = '[aria-hidden="true"], [inert], [hidden], script, style';
  /** The option of a combo box. */
  const attributeFilter = ['aria-activedescendant'];
  window.heard = [];
  const hear = (one: object) => window.heard.push({ ...one, at: performance.now() });
  let title = document.title;
  document.addEventListener('focusin', ({ target, isTrusted }) => {
    // A window that gets the focus back focuses the same element again.
    if (isTrusted && target instanceof Element && target !== document.documentElement)
      hear({ element: target });
  });
  const read = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const isRead = !node.matches(unread) && node.checkVisibility();
    return isRead ? [...node.childNodes].map(read).join(' ') : '';
  };
  new MutationObserver((changes) => {
    // What the document says from the start is no news.
    if (document.readyState === 'loading') return;
    if (title !== document.title) {
      title = document.title;
      hear({ text: `(title: ${title})` });
    }
    const regions = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const option = type === 'attributes' ? at?.ariaActiveDescendantElement : null;
      if (option && at === document.activeElement) hear({ element: option });
      const around = type === 'characterData' || addedNodes.length > 0 ? at?.closest(live) : null;
      const added = [...addedNodes].filter((node) => node instanceof Element);
      const inside = added.flatMap((node) => [node, ...node.querySelectorAll(live)]);
      for (const one of [around, ...inside]) if (one?.matches(live)) regions.add(one);
    }
    for (const region of regions) {
      const text = read(region).replace(gaps, ' ').replace(' .', '.').trim();
      if (text && region.isConnected && !region.closest(unread))
        hear({ text: region.matches(loud) ? `! ${text}` : `“${text}”` });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter });
}
