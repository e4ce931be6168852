import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/button';
import { Tabs } from '../../components/tabs';
import { type DeckStepProps, Slide } from '../slide';
import { JourneyPart, JourneyWords } from './JourneyPart';
import { printedParts } from './JourneyPart.css';
import type { JourneyPartData } from './journey-part';

export interface JourneyStepProps extends DeckStepProps {
  heading: string;
  eyebrow: string;
  /** Three parts; their tabs read Part 1 to Part 3. */
  parts: readonly JourneyPartData[];
  /** The visitor's name; may be empty. */
  name: string;
  /** The id of the part that shows at first. Default: the first. */
  defaultPart?: string | undefined;
  /** A picture of the film, 16 to 9. */
  poster: string;
  /** Opens the film of a part, by its id. */
  onWatch: (partId: string) => void;
  /** Default 'Continue to Traction' (docs/behaviour.md 3.12). */
  buttonLabel?: string | undefined;
  /** Goes to step 5. */
  onContinue: () => void;
}

/** Step 4, The Journey: three parts in tabs (docs/behaviour.md 3.12). On paper they stand beside each other. */
export function JourneyStep({
  heading,
  eyebrow,
  parts,
  name,
  defaultPart,
  poster,
  onWatch,
  buttonLabel = 'Continue to Traction',
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
              label: `Part ${index + 1}`,
              content: (
                <JourneyPart
                  part={part}
                  name={name}
                  poster={poster}
                  onWatch={() => onWatch(part.id)}
                />
              ),
            }))}
          />
          <div>
            <Button size="large" trailingIcon={ArrowRight} onClick={onContinue}>
              {buttonLabel}
            </Button>
          </div>
        </>
      )}
    </Slide>
  );
}
