import * as content from '@tuppence/content/deck/copy';
import { log } from '@tuppence/site/log';
import { DeckFrame, DeckSheets, deckSteps } from '@tuppence/ui/deck';
import { VideoDialog } from '@tuppence/ui/dialogs';
import { useRef, useState } from 'react';
import { env } from '../../env';
import { DeckStep } from './DeckStep';
import { useDeck } from './use-deck';

interface DeckProps {
  /** True right after passing the gate. */
  takesFocus: boolean;
}

/** The seven steps: one at a time on screen, all on paper. */
export function Deck({ takesFocus }: DeckProps) {
  const { step, name, setName, goForward, goBack, restart } = useDeck();
  const [watched, setWatched] = useState<string>(content.journey.parts[0].id);
  const [isWatching, setIsWatching] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const part = content.journey.parts.find(({ id }) => id === watched) ?? content.journey.parts[0];

  const receipt = { ...content.receipt(env), lines: content.receiptLines(name) };

  function forward() {
    // The form stores the name, or shows an error.
    if (step === 1) nameField.current?.form?.requestSubmit();
    else goForward();
  }

  return (
    <>
      <DeckFrame
        step={step}
        onForward={forward}
        onBack={goBack}
        receipt={receipt}
        takesFocus={takesFocus}
      >
        <DeckStep
          step={step}
          name={name}
          nameField={nameField}
          onName={(given) => {
            setName(given);
            goForward();
          }}
          onContinue={goForward}
          onWatch={(id) => {
            setWatched(id);
            setIsWatching(true);
          }}
          onRestart={restart}
        />
      </DeckFrame>
      <VideoDialog
        {...part.video}
        open={isWatching}
        onClose={() => setIsWatching(false)}
        onAutoplayRefused={() => log('film autoplay refused, muted', { step })}
        onError={(src) => log('film not loaded', { src })}
      />
      <DeckSheets receipt={receipt}>
        {deckSteps.map((page, index) => (
          <DeckStep key={page} step={index + 1} name={name} printed />
        ))}
      </DeckSheets>
    </>
  );
}
