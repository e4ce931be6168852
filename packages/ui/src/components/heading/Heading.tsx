import { Fragment } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { heading, sentence } from './Heading.css';

export interface HeadingProps extends ElementProps<'h2'> {
  /** The level in the page’s outline. It sets the default size. */
  level: 1 | 2 | 3 | 4;
  /** Default `section` for levels 1 and 2, otherwise `title`. */
  size?: 'display' | 'section' | 'heading' | 'title' | 'label' | undefined;
  /** Default `start`. */
  align?: 'start' | 'center' | undefined;
}

/**
 * A heading whose size is independent of its level. Takes the attributes of
 * [h2](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/Heading_Elements).
 */
export function Heading({ level, size, align = 'start', children, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...native}
      className={heading({ size: size ?? (level <= 2 ? 'section' : 'title'), align })}
    >
      {typeof children === 'string' ? sentences(children) : children}
    </Element>
  );
}

/** Two sentences share a line only if both fit on it. */
function sentences(text: string) {
  const parts = text.split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|St)\.) /);
  if (parts.length === 1) return text;
  return parts.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a heading never change order
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className={sentence}>{each}</span>
    </Fragment>
  ));
}
