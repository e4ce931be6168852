/** Tags whose text translators leave alone. */
const skipped = new Set('SCRIPT STYLE NOSCRIPT TEXTAREA CODE PRE FONT TITLE OPTION'.split(' '));

function translate(text: Text): void {
  const parent = text.parentElement;
  if (!parent || !text.data.trim() || skipped.has(parent.nodeName)) return;
  if (parent.closest('svg, .notranslate, [translate=no], font')) return;
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
}

function translateAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) translate(text);
}

/**
 * Replaces each text by nested elements, as browsers' translators do, now and whenever a text
 * appears or changes. The words stay, so that tests find them. Returns a function that stops it.
 */
export function startTranslator(): () => void {
  translateAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target as Text);
      for (const node of addedNodes) {
        if (node instanceof Text) translate(node);
        else if (node.nodeName !== 'FONT') translateAll(node);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
