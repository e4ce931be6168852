/** The code of one story: its component or its `render`, with the values of its args. */
import { types as t } from 'storybook/internal/babel';
import { type Module, plainText } from './story-module.ts';
import { markedAttribute, markedChildren, markedValue, markOfOthers } from './turned-sample.ts';

/** Values by name, in order. A key that begins with `...` is a spread object. */
type Args = Map<string, t.Expression>;

const unwrapped = (node: t.Node | null | undefined): t.Node | null | undefined =>
  t.isTSSatisfiesExpression(node) || t.isTSAsExpression(node) || t.isTSInstantiationExpression(node)
    ? unwrapped(node.expression)
    : node;

/** The initial value of a name at the top level of the module. */
export function initialOf({ statements }: Module, name: string): t.Node | null | undefined {
  for (const statement of statements) {
    const plain = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (t.isFunctionDeclaration(plain) && plain.id?.name === name) return plain;
    if (!t.isVariableDeclaration(plain)) continue;
    const found = plain.declarations.find(({ id }) => t.isIdentifier(id, { name }));
    if (found) return unwrapped(found.init);
  }
  return undefined;
}

/** A part of a story or of the meta. Spread objects of the same file count. */
export function partOf(
  module: Module,
  object: t.Node | null | undefined,
  key: string,
): t.Node | undefined {
  if (!t.isObjectExpression(object)) return undefined;
  for (const property of [...object.properties].reverse()) {
    if (t.isSpreadElement(property) && t.isIdentifier(property.argument)) {
      const found = partOf(module, initialOf(module, property.argument.name), key);
      if (found) return found;
    } else if (t.isObjectMethod(property) && t.isIdentifier(property.key, { name: key }))
      return property;
    else if (t.isObjectProperty(property) && t.isIdentifier(property.key, { name: key }))
      return unwrapped(property.value) ?? undefined;
  }
  return undefined;
}

function addArgs(module: Module, object: t.Node | undefined, args: Args) {
  const whole = object ? [t.spreadElement(object as t.Expression)] : [];
  for (const property of t.isObjectExpression(object) ? object.properties : whole) {
    if (t.isObjectMethod(property)) continue;
    const isSpread = t.isSpreadElement(property);
    const value = (isSpread ? property.argument : property.value) as t.Expression;
    const ofStory =
      isSpread &&
      t.isMemberExpression(value) &&
      t.isIdentifier(value.object) &&
      t.isIdentifier(value.property, { name: 'args' }) &&
      initialOf(module, value.object.name);
    if (ofStory) {
      addArgs(module, partOf(module, ofStory, 'args'), args);
      continue;
    }
    const key = isSpread ? value : property.key;
    const text = t.isStringLiteral(key) ? key.value : plainText(module.code, key);
    const name = isSpread ? `...${text}` : text;
    // The last one wins, also over what is spread between them.
    args.delete(name);
    args.set(name, value);
  }
}

const isPlainText = (value: t.Node): value is t.StringLiteral =>
  t.isStringLiteral(value) &&
  !/["\\{}<>&\n]|^\s|\s$|^$/.test(value.extra?.raw?.toString().slice(1, -1) ?? '"');

/** `undefined as never` takes an arg away that the meta gives. */
const isRemoved = (value: t.Node) =>
  t.isTSAsExpression(value) && t.isIdentifier(value.expression, { name: 'undefined' });

function attribute(code: string, key: string, value: t.Expression): string {
  if (key.startsWith('...')) return `{${key}}`;
  if (t.isBooleanLiteral(value, { value: true })) return key;
  if (isPlainText(value)) return `${key}="${value.value}"`;
  return `${key}={${plainText(code, value)}}`;
}

function content(code: string, value: t.Expression | undefined): string {
  if (!value || t.isIdentifier(value, { name: 'undefined' })) return '';
  if (isPlainText(value)) return value.value;
  if (t.isJSXElement(value) || t.isJSXFragment(value)) return plainText(code, value);
  if (t.isArrayExpression(value) && value.elements.every((one) => t.isJSXElement(one)))
    return value.elements.map((one) => plainText(code, one as t.Node, keysOf(one))).join('\n');
  return `{${plainText(code, value)}}`;
}

/** Children need no keys. */
const keysOf = (element: unknown): [t.Node, string][] =>
  (element as t.JSXElement).openingElement.attributes
    .filter((one) => t.isJSXAttribute(one) && one.name.name === 'key')
    .map((one) => [one, '']);

/** The args of an element that does not set them itself. */
function attributes(code: string, args: Args, own: t.JSXOpeningElement['attributes'] = []) {
  const names = new Set(own.map((one) => (t.isJSXAttribute(one) ? one.name.name : '')));
  return [...args]
    .filter(([key, value]) => key !== 'children' && !names.has(key) && !isRemoved(value))
    .map(([key, value]) => markedAttribute(key, attribute(code, key, value)))
    .concat(markOfOthers)
    .join(' ');
}

function element(code: string, name: string, args: Args): string {
  const children = markedChildren(content(code, args.get('children')));
  const opening = `${name} ${attributes(code, args)}`;
  return children ? `<${opening}>${children}</${name}>` : `<${opening} />`;
}

/** Puts the values of args into a `render` function. */
function filledIn(code: string, fn: t.FunctionExpression | t.ArrowFunctionExpression, args: Args) {
  const [parameter] = fn.params;
  const rest = new Map(args);
  const taken = new Map<string, string>();
  let whole = t.isIdentifier(parameter) ? parameter.name : '';
  for (const one of t.isObjectPattern(parameter) ? parameter.properties : []) {
    if (t.isRestElement(one)) whole = (one.argument as t.Identifier).name;
    else if (t.isIdentifier(one.key)) {
      const local = t.isAssignmentPattern(one.value) ? one.value.left : one.value;
      taken.set((local as t.Identifier).name, one.key.name);
      rest.delete(one.key.name);
    }
  }
  const isWhole = (node: t.Node) => t.isIdentifier(node, { name: whole });
  const edits: [t.Node, string][] = [];
  /** A call that only tells a spy. */
  const isSpied = (statement: t.Statement) => {
    const call = new RegExp(`^${whole}\\.(\\w+)(\\?\\.)?\\(`).exec(plainText(code, statement));
    return t.isCallExpression(args.get(call?.[1] ?? ''));
  };
  const valueText = (name: string, value = args.get(name)) =>
    markedValue(name, value ? plainText(code, value) : 'undefined');
  t.traverseFast(fn.body, (part) => {
    if (t.isExpressionStatement(part) && isSpied(part)) {
      edits.push([part, '']);
      return t.traverseFast.skip;
    }
    if (t.isCallExpression(part) && t.isIdentifier(part.callee, { name: 'useArg' })) {
      const { value: name } = part.arguments[1] as t.StringLiteral;
      edits.push([part, `useState(${valueText(name)})`]);
    }
    if (t.isJSXElement(part)) {
      const { openingElement: opening, closingElement: closing } = part;
      const spread = opening.attributes.find(
        (one) => t.isJSXSpreadAttribute(one) && isWhole(one.argument),
      ) as t.JSXSpreadAttribute | undefined;
      if (!spread) return undefined;
      edits.push([spread, attributes(code, rest, opening.attributes)]);
      const children = markedChildren(content(code, rest.get('children')));
      if (!closing && children) {
        const end = opening.end ?? 0;
        const slash = { start: end - 2, end } as t.Node;
        edits.push([slash, `>${children}</${plainText(code, opening.name)}>`]);
      }
    }
    if (t.isMemberExpression(part) && isWhole(part.object)) {
      edits.push([part, valueText((part.property as t.Identifier).name)]);
    }
    if (t.isJSXExpressionContainer(part) && t.isIdentifier(part.expression)) {
      const name = taken.get(part.expression.name);
      if (name) edits.push([part.expression, valueText(name)]);
    }
    return undefined;
  });
  return plainText(code, fn.body, edits);
}

/** Undefined for a story that only tests. */
export function sampleOf(module: Module, name: string): string | undefined {
  const { code } = module;
  const story = initialOf(module, name);
  const meta = initialOf(module, 'meta');
  const tags = partOf(module, story, 'tags');
  if (tags && plainText(code, tags).includes("'check'")) return undefined;
  const args: Args = new Map();
  addArgs(module, partOf(module, meta, 'args'), args);
  addArgs(module, partOf(module, story, 'args'), args);
  const render = partOf(module, story, 'render') ?? partOf(module, meta, 'render');
  const component = partOf(module, meta, 'component');
  if (t.isFunctionExpression(render) || t.isArrowFunctionExpression(render)) {
    const body = filledIn(code, render, args);
    return t.isBlockStatement(render.body)
      ? `function ${name}() ${body}`
      : `const ${name} = () => (${body});`;
  }
  const shown = t.isIdentifier(render) ? render : component;
  if (!t.isObjectExpression(story) || !t.isIdentifier(shown))
    throw new Error(
      `${module.file}: ${name} has no sample, because it is no object, or its meta names no component.`,
    );
  return `const ${name} = () => (${element(code, shown.name, args)});`;
}
