import { Children, type ReactNode } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { place, stack, step } from './ShoppingCardStack.css';

export interface ShoppingCardStackProps {
  /** `ShoppingCard`s, the last one on top. Three to five look best. */
  children: ReactNode;
  /** `fan` (default) spreads them like playing cards; in a `pile` each wordmark shows. */
  arrangement?: 'fan' | 'pile' | undefined;
}

/** Several shopping cards that overlap. A list to assistive technology. */
export function ShoppingCardStack({ children, arrangement = 'fan' }: ShoppingCardStackProps) {
  const cards = Children.toArray(children);
  const middle = (cards.length - 1) / 2;
  return (
    <ul className={stack({ arrangement })}>
      {cards.map((card, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the fan is what the item is.
          key={index}
          className={place({ arrangement })}
          style={inlineVars({
            [step]: String(index - middle),
          })}
        >
          {card}
        </li>
      ))}
    </ul>
  );
}
