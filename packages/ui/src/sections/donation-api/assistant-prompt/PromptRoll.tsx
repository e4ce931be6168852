import * as css from './PromptRoll.css';

interface PromptRollProps {
  prompt: string;
  /** Name of what scrolls, for assistive technology. */
  label: string;
  /** How often the prompt was torn off: each time it falls away and a fresh one slides out. */
  torn: number;
}

/** The prompt on a roll of paper, which scrolls. */
export function PromptRoll({ prompt, label, torn }: PromptRollProps) {
  return (
    <div className={css.column}>
      <div className={css.roll} aria-hidden />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.scroller} aria-label={label} tabIndex={0}>
        <div
          key={torn}
          className={css.paper}
          data-surface="card"
          {...(torn > 0 ? { 'data-torn': '' } : {})}
        >
          <pre className={css.text}>{prompt}</pre>
        </div>
        <div className={css.more} aria-hidden />
      </section>
    </div>
  );
}
