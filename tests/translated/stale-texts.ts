/** The parts of React's internal tree that name what an element should show. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
}

const hostPortal = 4;
const hostComponent = 5;
const hostText = 6;

/** Elements whose text is React's only at first, or not at all. */
const ownText = /^(TEXTAREA|SCRIPT|STYLE|TITLE|OPTION)$/i;

const reactKey = (node: Node, prefix: string) =>
  Object.keys(node).find((name) => name.startsWith(prefix));

/**
 * Elements that do not show what React thinks, e.g. because a text that React keeps was replaced,
 * and those that would not if one of their texts changed: it is beside another text.
 */
export function staleTexts(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const key = reactKey(element, '__reactContainer$');
    const root =
      key && (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    if (root) check(root.stateNode.current, found);
  }
  return found;
}

/** Checks the elements below a fiber. Returns the texts that it adds to its element. */
function check(fiber: Fiber, found: string[]): string[] {
  if (fiber.tag === hostText) return [fiber.memoizedProps as string];
  const texts: string[] = [];
  for (let child = fiber.child; child; child = child.sibling) texts.push(...check(child, found));
  if (fiber.tag === hostPortal) return [];
  if (fiber.tag !== hostComponent) return texts;
  const element = fiber.stateNode as Element;
  const { children, dangerouslySetInnerHTML } = fiber.memoizedProps as Record<string, unknown>;
  if (ownText.test(element.nodeName) || dangerouslySetInnerHTML) return [];
  if (typeof children === 'string' || typeof children === 'number') texts.push(String(children));
  const shown = [...element.childNodes]
    .filter((node) => node.nodeType === 3 || !reactKey(node, '__reactFiber$'))
    .map((node) => node.textContent);
  const start = element.outerHTML.slice(0, 160);
  if (shown.join('') !== texts.join(''))
    found.push(`${start} shows "${shown.join('')}" instead of "${texts.join('')}"`);
  if (hasNeighbours(fiber)) found.push(`${start} has neighbouring texts: "${texts.join('|')}"`);
  return [];
}

/** Whether `{label} {sum}` became two texts that nothing separates. */
function hasNeighbours({ child }: Fiber): boolean {
  let before = '';
  for (let next = child; next; next = next.sibling) {
    const text = next.tag === hostText ? String(next.memoizedProps) : '';
    if (before.trim() && text.trim()) return true;
    if (next.tag !== hostText || text.trim()) before = text;
  }
  return false;
}
