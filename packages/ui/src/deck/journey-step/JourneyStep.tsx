'use client';

import { Tabs } from '../../components/tabs/Tabs';
import { NextButton } from '../slide/NextButton';
import { type DeckStepProps, Slide } from '../slide/Slide';
import { onward } from '../slide/Slide.css';
import { JourneyPart, type JourneyPartData, JourneyWords } from './JourneyPart';
import { printedParts } from './JourneyPart.css';

export type JourneyStepProps = {
  heading: string;
  eyebrow: string;
  parts: readonly JourneyPartData[];
  name: string;
  /** `number` starts at 1. */
  partLabel: (number: number) => string;
  watchLabel: string;
  buttonLabel: string;
} & DeckStepProps<{
  /** Called with the id of the part whose film is asked for. */
  onWatch: (partId: string) => void;
  onContinue: () => void;
}>;

/** Step 4 of the deck (docs/behaviour.md 3.12). */
export function JourneyStep({
  heading,
  eyebrow,
  parts,
  name,
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
            items={parts.map((part, index) => ({
              id: part.id,
              label: partLabel(index + 1),
              title: part.title,
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
            <NextButton onClick={onContinue}>{buttonLabel}</NextButton>
          </div>
        </>
      )}
    </Slide>
  );
}
