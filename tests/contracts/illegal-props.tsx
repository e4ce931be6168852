/** Combinations of props that make no sense must not compile. Each marked line is a type error. */
import { Button, ButtonLink, RadioGroup, type ToastContent } from '@tuppence/ui';
import { Receipt } from '@tuppence/ui/brand';
import { TeamStep, type TeamStepProps, WelcomeStep } from '@tuppence/ui/deck';
import { estimate, parseDonors } from '@tuppence/ui/demos';
import { GetTheApp } from '@tuppence/ui/home';

const nothing = () => undefined;
const team: Pick<TeamStepProps, 'heading' | 'photoLabel' | 'members' | 'quote' | 'buttonLabel'> = {
  heading: 'The Team',
  photoLabel: 'Seven people',
  members: [],
  quote: 'Seven of them',
  buttonLabel: 'Continue',
};
const welcome = { heading: 'Welcome', lead: '', nameLabel: 'Name', nameMissing: '', name: '' };

export const joined: ToastContent = { id: '1', title: 'Thank you', coin: true };
// @ts-expect-error a destructive notice has no coin
export const failed: ToastContent = { id: '2', title: 'Oops', tone: 'destructive', coin: true };

export const onScreen = <TeamStep {...team} onContinue={nothing} />;
export const onPaper = <TeamStep {...team} printed />;
// @ts-expect-error a step on the screen needs its callback
export const stuck = <TeamStep {...team} />;
// @ts-expect-error a printed step has no callback
export const pressedPaper = <TeamStep {...team} printed onContinue={nothing} />;
// @ts-expect-error a step that asks for a name needs the callback for it
export const unheard = <WelcomeStep {...welcome} />;

export function estimateOf(entry: string) {
  const donors = parseDonors(entry);
  return donors.ok ? estimate(donors.donors) : undefined;
}
// @ts-expect-error a number that was not counted by parseDonors is refused
export const ofNothing = estimate(Number(''));

// Buttons
// @ts-expect-error a pending button needs its pending label
export const mute = <Button pending>Send</Button>;
// @ts-expect-error a link needs its href
export const nowhere = <ButtonLink>Go</ButtonLink>;
// @ts-expect-error no className on components of the library
export const styled = <Button className="mine">Send</Button>;

const plain = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Monthly' },
] as const;
const described = [{ value: 'once', label: 'Once', description: 'Today only' }] as const;
const priced = [{ value: 'once', label: 'Once', trailing: '£5' }] as const;
export const short = <RadioGroup label="How often" look="segments" options={plain} />;
export const cards = <RadioGroup label="How often" options={[...described, ...priced]} />;
export const keys = <RadioGroup label="How often" look="keys" options={described} />;
// @ts-expect-error a segment has no room for a description
export const wordy = <RadioGroup label="How often" look="segments" options={described} />;
// @ts-expect-error a segment has no room for a price
export const dear = <RadioGroup label="How often" look="segments" options={priced} />;
// @ts-expect-error a key has no room for a price
export const dearKey = <RadioGroup label="How often" look="keys" options={priced} />;

// Sections
// @ts-expect-error a QR code needs its caption
export const bare = <GetTheApp title="" text="" offer={{ kind: 'qr', qrCode: null }} />;
// @ts-expect-error a receipt needs its label
export const unnamed = <Receipt title="Fernway" lines={[]} />;

type Areas =
  | typeof import('@tuppence/ui')
  | typeof import('@tuppence/ui/brand')
  | typeof import('@tuppence/ui/charity-picker')
  | typeof import('@tuppence/ui/layout')
  | typeof import('@tuppence/ui/chrome')
  | typeof import('@tuppence/ui/home')
  | typeof import('@tuppence/ui/about')
  | typeof import('@tuppence/ui/charities')
  | typeof import('@tuppence/ui/donation-api')
  | typeof import('@tuppence/ui/vision')
  | typeof import('@tuppence/ui/partner')
  | typeof import('@tuppence/ui/kit')
  | typeof import('@tuppence/ui/campaign')
  | typeof import('@tuppence/ui/legal')
  | typeof import('@tuppence/ui/not-found')
  | typeof import('@tuppence/ui/where-it-goes')
  | typeof import('@tuppence/ui/faq')
  | typeof import('@tuppence/ui/dialogs')
  | typeof import('@tuppence/ui/demos')
  | typeof import('@tuppence/ui/deck')
  | typeof import('@tuppence/ui/onboarding')
  | typeof import('@tuppence/ui/auth')
  | typeof import('@tuppence/ui/recap');
/** Components that accept a class or a style. */
type Open<Area> = Area extends unknown
  ? {
      [Name in keyof Area]: Name extends Capitalize<Name & string>
        ? Area[Name] extends (props: infer Props) => unknown
          ? Extract<keyof Props, 'className' | 'style'> extends never
            ? never
            : Name
          : never
        : never;
    }[keyof Area]
  : never;
export const open: Record<Open<Areas>, never> = {};
// @ts-expect-error a component that takes a style is found, by its name
export const found: Record<Open<{ Card: (props: { style?: object }) => null }>, never> = {};
