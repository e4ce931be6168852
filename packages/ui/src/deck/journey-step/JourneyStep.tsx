'use client';

import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/button';
import { Tabs } from '../../components/tabs';
import { type DeckStepProps, Slide } from '../slide';
import { onward } from '../slide/Slide.css';
import { JourneyPart, JourneyWords } from './JourneyPart';
import { printedParts } from './JourneyPart.css';
import type { JourneyPartData } from './journey-part';

export type JourneyStepProps = {
  /** The heading. */
  heading: string;
  /** A short line above the heading. */
  eyebrow: string;
  /** Three parts, a tab each. */
  parts: readonly JourneyPartData[];
  /** The visitor's name; may be empty. */
  name: string;
  /** The id of the part that shows at first. Default: the first. */
  defaultPart?: string | undefined;
  /** Label of a tab; `number` starts at 1. */
  partLabel: (number: number) => string;
  /** Words on the tile of the film. */
  watchLabel: string;
  /** Words of the button that goes on. */
  buttonLabel: string;
} & DeckStepProps<{
  /** Opens the film of a part, by its id. */
  onWatch: (partId: string) => void;
  /** Goes to step 5. */
  onContinue: () => void;
}>;

/** Step 4, The Journey: three parts in tabs (docs/behaviour.md 3.12). On paper they stand beside each other. */
export function JourneyStep({
  heading,
  eyebrow,
  parts,
  name,
  defaultPart,
  onWatch,
  partLabel,
  watchLabel,
  buttonLabel,
  onContinue,
  printed = false,
}: JourneyStepProps) {
  return (
    <Slide
      step="journey"
      heading={heading}
      eyebrow={eyebrow}
      size={printed ? 'section' : 'heading'}
    >
      {printed ? (
        <div className={printedParts}>
          {parts.map((part) => (
            <JourneyWords key={part.id} part={part} printed />
          ))}
        </div>
      ) : (
        <>
          <Tabs
            label={heading}
            defaultSelected={defaultPart}
            items={parts.map((part, index) => ({
              id: part.id,
              label: partLabel(index + 1),
              content: (
                <JourneyPart
                  part={part}
                  name={name}
                  watchLabel={watchLabel}
                  onWatch={() => onWatch?.(part.id)}
                />
              ),
            }))}
          />
          <div className={onward}>
            <Button size="large" trailingIcon={ArrowRight} onClick={onContinue}>
              {buttonLabel}
            </Button>
          </div>
        </>
      )}
    </Slide>
  );
}
