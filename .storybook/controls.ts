import { ArrowRight, Check, Download, Gift, Heart, Plus, Search, ShoppingBasket } from 'lucide';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { meaningOf } from './props';

const iconPresets = { ArrowRight, Check, Download, Gift, Heart, Plus, Search, ShoppingBasket };

type Control = Partial<StrictInputType>;

const longText =
  'A text that was meant to be two words and came back from the meeting as a sentence.';

const presets = (mapping: Record<string, unknown>): Control => ({
  control: { type: 'select' },
  options: Object.keys(mapping),
  mapping,
});

const repeated = (elements: ReactElement[], count: number) =>
  Array.from({ length: count }, (_, at) =>
    cloneElement(elements[at % elements.length] as ReactElement, { key: at }),
  );

const isElements = (value: unknown): value is ReactElement[] =>
  Array.isArray(value) && value.length > 0 && value.every(isValidElement);

/** Whether a value can be edited as JSON. */
function isData(value: unknown): boolean {
  try {
    return typeof value === 'object' && value !== null && Boolean(structuredClone(value));
  } catch {
    return false;
  }
}

/** The control of a prop for which Storybook would show JSON. */
function controlOf(name: string, type: string, given: unknown): Control {
  if (/^IconShapes/.test(type)) return presets({ None: undefined, ...iconPresets });
  if (isElements(given))
    return presets({ 'As here': given, One: given.slice(0, 1), Twelve: repeated(given, 12) });
  if (/^ReactNode/.test(type)) {
    return ['string', 'undefined'].includes(typeof given)
      ? { control: { type: 'text' } }
      : presets({ 'As here': given, 'A text': 'A text', 'A long text': longText, Nothing: null });
  }
  if (/\bnumber\b/.test(type) && typeof given !== 'object') return { control: { type: 'number' } };
  // Texts are a tree: they are changed in their file.
  const isTree = /^(copy|words)$/.test(name) || isValidElement(given);
  return { control: isData(given) && !isTree ? { type: 'object' } : false };
}

/** Shortens the type of a prop to the name that authors use. */
const printed = (summary: string) =>
  summary.replace(/ \| undefined$/, '').replace(/ReactElement<.*>/s, 'ReactElement');

const asJson = /^(array|object|union|intersection|other|tuple)$/;

/** What a control without a type sets. */
const kindOf = ({ control, options }: StrictInputType) =>
  options?.join(' | ') ?? /text|boolean/.exec(JSON.stringify(control))?.[0] ?? 'number';

/** Functions stand together, after what a designer can turn. */
const isEvent = (type: string, given: unknown) =>
  typeof given === 'function' || /^\(*.*=>/.test(type);

/** Where controls stand that a story adds for itself. Code does not have them. */
export const ownControls = 'Only in this story';

/** Describes common props, and replaces the controls that only a developer could fill in. */
export const typedControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name] ?? { name };
      const type = printed(argType.table?.type?.detail ?? argType.table?.type?.summary ?? '');
      const given = initialArgs[name];
      const kind = typeof argType.type === 'object' ? argType.type.name : (argType.type ?? 'other');
      const isOwn = !type && given === undefined;
      const isNative =
        !(name in argTypes) && ['string', 'boolean', 'number'].includes(typeof given);
      return [
        name,
        {
          ...(asJson.test(kind) && !isNative ? controlOf(name, type, given) : {}),
          ...argType,
          description: argType.description || meaningOf(name, argTypes),
          table: {
            ...argType.table,
            ...(isOwn ? { category: ownControls } : {}),
            ...(isEvent(type, given) ? { category: 'Events' } : {}),
            type: { summary: type || (isOwn ? kindOf(argType) : typeof given) },
          },
        },
      ];
    }),
  );
typedControls.secondPass = true;
