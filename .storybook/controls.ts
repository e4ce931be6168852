import { ArrowRight, Check, Download, Heart, Mail, Play, Search, Star, X } from 'lucide-react';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import { nativeProps } from './native-props';

/** A choice of icons. Components accept any from https://lucide.dev. */
const someIcons = { ArrowRight, Check, Download, Heart, Mail, Play, Search, Star, X };
const icons = { none: undefined, ...someIcons };

/** Shortens the type of a prop, e.g. to `ReactElement` without its type arguments. */
function printed(summary: string): string {
  return summary
    .replace(/ \| undefined$/, '')
    .replace(/ForwardRefExoticComponent<.*>/s, 'LucideIcon')
    .replace(/ReactElement<.*>/s, 'ReactElement');
}

/** Controls that Storybook does not choose by itself: for icons, and for text passed as a node. */
function controlFor(type: string, given: unknown): Partial<InputType> {
  if (type === 'LucideIcon') {
    return { control: { type: 'select' }, options: Object.keys(icons), mapping: icons };
  }
  // Only text can be edited in a control. Stories show other nodes.
  const isText = typeof given === 'string' || (type === 'ReactNode' && given === undefined);
  return isText && /^(ReactNode|ReactElement)$/.test(type) ? { control: { type: 'text' } } : {};
}

/** Whether a value can be edited as JSON. */
function isData(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) {
    return true;
  }
  if (Array.isArray(value)) return value.every(isData);
  const plain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return (
    plain && !('$$typeof' in (value as object)) && Object.values(value as object).every(isData)
  );
}

const simple: SBType['name'][] = ['string', 'number', 'boolean', 'enum'];

/** Gives each prop a description and the control for its type. */
export const typedControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...nativeArgs(initialArgs, Object.keys(argTypes)), ...argTypes }).map(
      ([name, argType]) => {
        const type = printed(argType.table?.type?.detail ?? argType.table?.type?.summary ?? '');
        const given = initialArgs[name];
        const control = controlFor(type, given);
        const isObject = !('control' in control) && !simple.includes(kindOf(argType));
        const hasSomethingToEdit = given != null && isData(given);
        return [
          name,
          {
            ...argType,
            description: argType.description || nativeProps[name] || '',
            table: { ...argType.table, type: { summary: type || typeof given } },
            ...(isObject && !hasSomethingToEdit ? { control: false } : {}),
            ...control,
          },
        ];
      },
    ),
  );

function kindOf({ type }: InputType): SBType['name'] {
  return typeof type === 'string' ? (type as SBType['name']) : (type?.name ?? 'other');
}

/** Native props that a story sets and the component's own types do not list. */
function nativeArgs(given: object, known: string[]): Record<string, InputType> {
  const names = Object.keys(given).filter((name) => name in nativeProps && !known.includes(name));
  return Object.fromEntries(names.map((name) => [name, { name }]));
}
