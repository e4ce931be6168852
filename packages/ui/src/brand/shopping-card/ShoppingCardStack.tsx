import { Children, type ReactNode } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { place, stack, step } from './ShoppingCardStack.css';

export interface ShoppingCardStackProps {
  /** `ShoppingCard` elements, the last one on top. */
  children: ReactNode;
}

/** Overlapping shopping cards, spread like a fan. */
export function ShoppingCardStack({ children }: ShoppingCardStackProps) {
  const cards = Children.toArray(children);
  const middle = (cards.length - 1) / 2;
  return (
    <ul className={stack}>
      {cards.map((card, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the fan identifies the item.
          key={index}
          className={place}
          style={inlineVars({ [step]: String(index - middle) })}
        >
          {card}
        </li>
      ))}
    </ul>
  );
}
