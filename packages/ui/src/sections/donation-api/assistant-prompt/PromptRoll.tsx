import * as css from './PromptRoll.css';

interface PromptRollProps {
  /** The text to copy. */
  prompt: string;
  label: string;
  /** How many times the prompt was copied. */
  torn: number;
}

/** The prompt on a scrollable roll of paper. */
export function PromptRoll({ prompt, label, torn }: PromptRollProps) {
  return (
    <div className={css.column}>
      <div className={css.roll} aria-hidden />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={css.scroller} aria-label={label} tabIndex={0}>
        <div
          key={torn}
          className={css.paper}
          data-surface="raised"
          {...(torn > 0 ? { 'data-torn': '' } : {})}
        >
          <pre className={css.text}>{prompt}</pre>
        </div>
        <div className={css.more} aria-hidden />
      </section>
    </div>
  );
}
