import type { Decorator, StoryContext } from '@storybook/react-vite';
import { emitTransformCode, useEffect } from 'storybook/preview-api';
import { ownControls } from './controls';
import { turned } from './turned-sample';

/** A story's sample, with the props that the controls have changed. */
export function sampleAsTurned(code: string, context: StoryContext): string {
  const { initialArgs, unmappedArgs, argTypes, parameters } = context;
  const values: Record<string, string> = {};
  const icons = new Set<string>();
  for (const [name, given] of Object.entries(unmappedArgs)) {
    const { mapping = {}, table } = argTypes[name] ?? {};
    const chosen = String(given);
    const value = Object.hasOwn(mapping, chosen) ? mapping[chosen] : given;
    const type = table?.type?.summary ?? '';
    const isOwn = table?.category === ownControls;
    const isIcon = type.startsWith('IconShapes') && value;
    // Elements have no code.
    const isElement = value && typeof value === 'object' && value !== given && !isIcon;
    if (given === initialArgs[name] || isElement || isOwn) continue;
    if (isIcon) icons.add(chosen);
    values[name] = isIcon ? chosen : `${JSON.stringify(value)}`;
  }
  if (!parameters.sample || Object.keys(values).length === 0) return code;
  const imports = [...icons].map((icon) => `import { ${icon} } from 'lucide';\n`);
  return imports.join('') + turned(parameters.sample, values);
}

/** Shows it in the Code panel. */
export const codeFollowsControls: Decorator = (Story, context) => {
  const { sample, docs } = context.parameters;
  useEffect(() => {
    if (sample) emitTransformCode(docs.source.originalSource, context);
  }, [context.unmappedArgs]);
  return Story();
};
