/** Combinations that make no sense do not compile: the type check fails when one of these lines does. */
import { Button, ButtonLink, type ToastContent } from '@tuppence/ui';
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

// Toasts
export const joined: ToastContent = { id: '1', title: 'Thank you', coin: true };
// @ts-expect-error bad news brings no coin
export const failed: ToastContent = { id: '2', title: 'Oops', tone: 'destructive', coin: true };

// Steps of the deck
export const onScreen = <TeamStep {...team} onContinue={nothing} />;
export const onPaper = <TeamStep {...team} printed />;
// @ts-expect-error a step on the screen leads on
export const stuck = <TeamStep {...team} />;
// @ts-expect-error paper has no button
export const pressedPaper = <TeamStep {...team} printed onContinue={nothing} />;
// @ts-expect-error a name that is asked for is taken
export const unheard = <WelcomeStep {...welcome} />;

// The calculator
export function estimateOf(entry: string) {
  const donors = parseDonors(entry);
  return donors.ok ? estimate(donors.donors) : undefined;
}
// @ts-expect-error an empty text is no number of donors
export const ofNothing = estimate(Number(''));

// Buttons
// @ts-expect-error what is pending says so
export const mute = <Button pending>Send</Button>;
// @ts-expect-error a link leads somewhere
export const nowhere = <ButtonLink>Go</ButtonLink>;
// @ts-expect-error looks come from the library
export const styled = <Button className="mine">Send</Button>;

// Sections
// @ts-expect-error a code needs its caption
export const bare = <GetTheApp title="" text="" face={{ kind: 'qr', qrCode: null }} />;
// @ts-expect-error a receipt names itself
export const unnamed = <Receipt title="Fernway" lines={[]} />;
