/** The parts of React's internal tree that name what an element should show. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
}

const hostRoot = 3;
const hostPortal = 4;
const hostComponent = 5;
const hostText = 6;

/** Elements that do not show what React thinks, e.g. because a text that React keeps was replaced. */
export function staleTexts(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const root =
      key && (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    if (root) textOf(root.stateNode.current, found);
  }
  return found;
}

/** The text below a fiber, without portals, which are elsewhere in the document. */
function textOf(fiber: Fiber, found: string[]): string {
  if (fiber.tag === hostText) return fiber.memoizedProps as string;
  const { children, dangerouslySetInnerHTML } = (fiber.memoizedProps ?? {}) as Record<
    string,
    unknown
  >;
  const element = fiber.tag === hostComponent ? (fiber.stateNode as Element) : undefined;
  if (element && dangerouslySetInnerHTML) return element.textContent ?? '';
  const before = found.length;
  let text = '';
  for (let child = fiber.child; child; child = child.sibling) {
    const below = textOf(child, found);
    if (child.tag !== hostPortal && child.tag !== hostRoot) text += below;
  }
  if (!element) return text;
  if (typeof children === 'string' || typeof children === 'number') text = String(children);
  if (/^(TEXTAREA|SCRIPT|STYLE|TITLE)$/i.test(element.nodeName)) return text;
  const shown = element.textContent ?? '';
  if (found.length === before && shown !== text)
    found.push(`${element.outerHTML.slice(0, 160)} shows "${shown}" instead of "${text}"`);
  return text;
}
