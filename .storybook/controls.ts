import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { nativeProps } from './native-props';

/** The type of a prop with the names that authors use, instead of React's internal ones. */
function printed(summary: string): string {
  return summary
    .replace(/ \| undefined$/, '')
    .replace(/ForwardRefExoticComponent<.*>/s, 'LucideIcon')
    .replace(/ReactElement<.*>/s, 'ReactElement');
}

/** Whether a value can be edited as JSON. Functions and React elements cannot be cloned. */
function isData(value: unknown): boolean {
  try {
    structuredClone(value);
    return value != null;
  } catch {
    return false;
  }
}

/** Describes native props, and corrects the controls that Storybook chose by type. */
export const typedControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = printed(argType.table?.type?.detail ?? argType.table?.type?.summary ?? '');
      const given = initialArgs[name];
      const isText = type === 'ReactNode' && ['string', 'undefined'].includes(typeof given);
      const isObject = typeof argType.control === 'object' && argType.control.type === 'object';
      return [
        name,
        {
          ...argType,
          description: argType.description || nativeProps[name] || '',
          table: { ...argType.table, type: { summary: type || typeof given } },
          ...(isText ? { control: { type: 'text' } } : {}),
          ...(!isText && isObject && !isData(given) ? { control: false } : {}),
        },
      ];
    }),
  );
// After Storybook has chosen.
typedControls.secondPass = true;
