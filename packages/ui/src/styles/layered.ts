import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  globalStyle as plainGlobalStyle,
  style as plainStyle,
  type StyleRule,
} from '@vanilla-extract/css';
import { recipe as plainRecipe, type RuntimeFn } from '@vanilla-extract/recipes';

type Rule = ComplexStyleRule;
type VariantRules = Record<string, Record<string, Rule | string>>;
type Selection<Variants extends VariantRules> = {
  [Name in keyof Variants]?: keyof Variants[Name] extends 'true' | 'false'
    ? boolean
    : keyof Variants[Name];
};

export interface LayeredRecipe<Variants extends VariantRules> {
  base?: Rule;
  variants?: Variants;
  compoundVariants?: { variants: Selection<Variants>; style: Rule }[];
}

/** A `style()`, `recipe()` and `globalStyle()` that put every rule into one cascade layer. */
export function inLayer(layer: string) {
  const layerRule = (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });
  const wrap = (rule: Rule): Rule =>
    Array.isArray(rule)
      ? rule.map((part) =>
          typeof part === 'object' && !Array.isArray(part) ? layerRule(part as StyleRule) : part,
        )
      : layerRule(rule as StyleRule);
  const wrapVariant = (rule: Rule | string) => (typeof rule === 'string' ? rule : wrap(rule));

  function style(rule: Rule): string {
    return plainStyle(wrap(rule));
  }

  function recipe<const Variants extends VariantRules>(
    options: LayeredRecipe<Variants>,
  ): RuntimeFn<Variants> {
    const { base, compoundVariants = [] } = options;
    const variants: VariantRules = options.variants ?? {};
    return plainRecipe({
      base: base && wrap(base),
      variants: mapValues(variants, (values) => mapValues(values, wrapVariant)),
      compoundVariants: compoundVariants.map((one) => ({ ...one, style: wrap(one.style) })),
    } as Parameters<typeof plainRecipe>[0]) as unknown as RuntimeFn<Variants>;
  }

  function globalStyle(selector: string, rule: GlobalStyleRule): void {
    plainGlobalStyle(selector, { '@layer': { [layer]: rule } });
  }

  return { style, recipe, globalStyle };
}

const mapValues = <Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
