import { founderChoice, greeting, homeOfGiving, nameStep } from '@tuppence/content/onboarding/copy';
import { Meta } from '@tuppence/site/meta';
import type { FrameSettings } from '@tuppence/site/route';
import { Logo } from '@tuppence/ui/brand';
import { FounderStep, Greeting, HomeOfGivingStep, NameStep } from '@tuppence/ui/onboarding';
import { env } from '../env';
import { useOnboarding } from './onboarding/use-onboarding';

export const frame: FrameSettings = { chromeless: true };

/** The onboarding pitch (docs/behaviour.md 3.11). No page links to it. */
export function Component() {
  const { step, name, goTo, greet } = useOnboarding();
  return (
    <>
      <Meta
        path="/onboarding"
        title={`Welcome | ${env.name}`}
        description={`What ${env.name} is for, in three steps: the global home of giving, and who builds it.`}
        keywords={['future of giving']}
        indexable={false}
      />
      {name && step < 3 ? (
        <Greeting name={name} greeting={greeting} settled={step === 2} onContinue={() => goTo(2)} />
      ) : null}
      {step === 1 && !name ? (
        <NameStep
          copy={nameStep}
          home={{ href: '/', label: `${env.name} home`, logo: <Logo name={env.name} /> }}
          onName={greet}
        />
      ) : null}
      {step === 2 ? <HomeOfGivingStep {...homeOfGiving} onContinue={() => goTo(3)} /> : null}
      {step === 3 ? <FounderStep {...founderChoice} /> : null}
    </>
  );
}
