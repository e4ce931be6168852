type Motion = 'system' | 'reduced' | 'full';

const systemMatchMedia = window.matchMedia.bind(window);
const original = new WeakMap<CSSMediaRule, string>();

/** Rewrites motion queries in style sheets and `matchMedia`. Returns an undo function. */
export function applyMotion(motion: Motion) {
  if (motion === 'system') return undefined;
  const rewrite = (query: string) => rewritten(query, motion);
  const apply = () => eachMotionRule((rule, query) => setQuery(rule, rewrite(query)));

  apply();
  window.matchMedia = (query) => systemMatchMedia(rewrite(query));
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true });

  return () => {
    observer.disconnect();
    window.matchMedia = systemMatchMedia;
    eachMotionRule(setQuery);
  };
}

function rewritten(query: string, motion: Motion): string {
  const holds = (wanted: Motion) => (motion === wanted ? '(min-width: 0px)' : '(max-width: 0px)');
  return query
    .replaceAll(/\(prefers-reduced-motion(: reduce)?\)/g, holds('reduced'))
    .replaceAll('(prefers-reduced-motion: no-preference)', holds('full'));
}

function setQuery(rule: CSSMediaRule, query: string) {
  if (rule.media.mediaText !== query) rule.media.mediaText = query;
}

function eachMotionRule(visit: (rule: CSSMediaRule, query: string) => void) {
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const query = original.get(rule) ?? rule.media.mediaText;
        if (query.includes('prefers-reduced-motion')) {
          original.set(rule, query);
          visit(rule, query);
        }
      }
      if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
}
