import { homeLabel } from '@tuppence/content/chrome/copy';
import * as content from '@tuppence/content/onboarding/copy';
import { Meta } from '@tuppence/site/meta';
import type { FrameSettings } from '@tuppence/site/route';
import { Logo } from '@tuppence/ui/brand';
import { FounderStep, Greeting, HomeOfGivingStep, NameStep } from '@tuppence/ui/onboarding';
import { env } from '../env';
import { useOnboarding } from './onboarding/use-onboarding';

export const frame: FrameSettings = { chromeless: true };

/** The onboarding pitch (docs/behaviour.md 3.11). No page links to it. */
export function Component() {
  const { step, name, greeted, goTo, greet } = useOnboarding();
  return (
    <>
      <Meta {...content.meta(env)} />
      {greeted && step < 3 ? (
        <Greeting
          name={name}
          greeting={content.greeting}
          next={content.homeOfGiving.heading}
          settled={step === 2}
          onContinue={() => goTo(2)}
        />
      ) : null}
      {step === 1 && !greeted ? (
        <NameStep
          copy={content.nameStep}
          home={{ href: '/', label: homeLabel(env), logo: <Logo name={env.name} /> }}
          initialName={name}
          onName={greet}
        />
      ) : null}
      {step === 2 ? (
        <HomeOfGivingStep {...content.homeOfGiving} onContinue={() => goTo(3)} />
      ) : null}
      {step === 3 ? <FounderStep {...content.founderChoice(env)} /> : null}
    </>
  );
}
