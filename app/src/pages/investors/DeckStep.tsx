import * as content from '@tuppence/content/deck/copy';
import { Link } from '@tuppence/ui';
import {
  BigPictureStep,
  ClosingStep,
  deckStepName,
  JourneyStep,
  RaiseStep,
  TeamStep,
  TractionStep,
  type TractionTileData,
  WelcomeStep,
} from '@tuppence/ui/deck';
import { HeartHandshake, Megaphone, Newspaper, ShoppingBasket, Users } from 'lucide';
import type { Ref } from 'react';
import { env } from '../../env';

export interface DeckStepProps {
  /** 1 to 7. */
  step: number;
  name: string;
  printed?: boolean | undefined;
  nameField?: Ref<HTMLInputElement> | undefined;
  onName?: (name: string) => void;
  onContinue?: () => void;
  onWatch?: (partId: string) => void;
  onRestart?: () => void;
}

const mails = content.mails(env);
const tiles: readonly TractionTileData[] = [
  { ...content.tractionTiles.users, icon: Users },
  { ...content.tractionTiles.giving, icon: ShoppingBasket },
  { ...content.tractionTiles.charities, icon: HeartHandshake },
  { ...content.tractionTiles.campaigns, icon: Megaphone },
  { ...content.tractionTiles.press, icon: Newspaper },
];
const nothing = () => undefined;
const onPaper = { printed: true } as const;

export function DeckStep({
  step,
  name,
  printed,
  nameField,
  onName = nothing,
  onContinue = nothing,
  onWatch = nothing,
  onRestart = nothing,
}: DeckStepProps) {
  const shared = printed ? onPaper : { onContinue };
  switch (deckStepName(step)) {
    case 'welcome':
      return (
        <WelcomeStep
          {...content.welcome(env)}
          name={name}
          nameField={nameField}
          {...(printed ? onPaper : { onContinue: onName })}
        />
      );
    case 'big-picture':
      return (
        <BigPictureStep
          {...content.bigPicture}
          {...shared}
          text={
            <>
              <span>{content.bigPicture.text}</span>{' '}
              <Link href={content.bigPicture.howWeEarn.href} tone="inherit" external>
                {content.bigPicture.howWeEarn.label}
              </Link>
            </>
          }
        />
      );
    case 'team':
      return <TeamStep {...content.team} {...shared} />;
    case 'journey':
      return (
        <JourneyStep
          {...content.journey}
          {...(printed ? onPaper : { onContinue, onWatch })}
          name={name}
        />
      );
    case 'traction':
      return <TractionStep {...content.traction} {...shared} tiles={tiles} />;
    case 'raise':
      return <RaiseStep {...content.raiseStep} {...mails} {...shared} name={name} />;
    case 'closing':
      return (
        <ClosingStep
          {...content.closing}
          name={name}
          talk={mails.talk}
          restartHref="/investors"
          {...(printed ? onPaper : { onRestart })}
        />
      );
  }
}
