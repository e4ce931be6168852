import postcss, { type Rule } from 'postcss';
import type { Plugin } from 'vite';

const pageOnlyProperties = /^(font-size|scroll|min-height|overflow(-x)?$|background-color)/;

/**
 * Rewrites a page's styles for a shadow tree, which cannot load fonts. `--tp-rem` replaces `rem`,
 * which the page may change.
 */
export function shadowStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => void rule.remove());
  root.walkAtRules('media', (rule) => {
    const width = /^(?:screen and )?(\((?:(?:min|max)-width:|width\s*[<>]=?)\s*[\d.]+px\))$/;
    const [, condition] = width.exec(rule.params.trim()) ?? [];
    if (!condition) return;
    rule.name = 'container';
    rule.params = condition;
  });
  root.walkRules((rule) => {
    const names = rule.selectors.map((selector) =>
      selector.replace(/^(:root|html|body)(?=$|[\s:[,])/, '.tp-root'),
    );
    if (rule.selectors.some((selector) => /^(html|body)$/.test(selector))) dropPageRules(rule);
    rule.selectors = [...new Set(names)];
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/(-?\d*\.?\d+)rem\b/g, 'calc($1*var(--tp-rem,16px))')
      .replace(/(\d*\.?\d+)(?:vw|vi)\b/g, '$1cqi');
  });
  return [
    '@layer tuppence.reset,tuppence.tokens,tuppence.primitives,tuppence.sections;',
    // The columns give it a width where the page gives none, such as in a flex row.
    '@layer tuppence.reset{:host{display:block}:host([hidden]){display:none}.tp-root{all:initial;display:grid;grid-template-columns:minmax(0,calc(48*var(--tp-rem,16px))) minmax(0,1fr);container-type:inline-size}.tp-root>*{grid-column:1/-1}}',
    root.toString(),
    '@layer tuppence.reset{.tp-root{font-size:calc(1*var(--tp-rem,16px))}}',
  ].join('');
}

function dropPageRules(rule: Rule): void {
  rule.walkDecls((declaration) => {
    if (pageOnlyProperties.test(declaration.prop)) declaration.remove();
  });
}

export function stylesInScript(): Plugin {
  return {
    name: 'tuppence:styles-in-script',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let css = '';
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset') continue;
          if (name.endsWith('.css')) css += Buffer.from(file.source).toString('utf8');
          delete bundle[name];
        }
        const text = JSON.stringify(shadowStyles(css));
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const place = /(["'`])__CHECKOUT_STYLES__\1/;
          if (!place.test(file.code))
            this.error(`${file.fileName} has no placeholder for the styles.`);
          file.code = file.code.replace(place, () => text);
        }
      },
    },
  };
}
