/** Compiled by `npm run test:types`, and never run. */

import { estimate } from '@tuppence/giving/calculator';
import { AlertDialog, Button, ButtonLink, RadioGroup, type ToastContent } from '@tuppence/ui';
import { Receipt } from '@tuppence/ui/brand';
import { TeamStep, type TeamStepProps, WelcomeStep } from '@tuppence/ui/deck';
import { GetAppSection } from '@tuppence/ui/home';

const nothing = () => undefined;
const team: Pick<TeamStepProps, 'heading' | 'photoLabel' | 'members' | 'quote' | 'buttonLabel'> = {
  heading: 'The Team',
  photoLabel: 'Seven people',
  members: [],
  quote: 'Seven of them',
  buttonLabel: 'Continue',
};
const store = { href: '', label: '' };
const welcome = { heading: 'Welcome', lead: '', nameLabel: 'Name', nameMissing: '', name: '' };

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

// @ts-expect-error a number that does not come from parseDonors is refused
export const ofNothing = estimate(Number(''));

const question = { open: true, title: 'Sign out?', description: '', onAction: nothing };
export const message = <AlertDialog {...question} />;
export const cancellable = <AlertDialog {...question} cancelLabel="Stay" onCancel={nothing} />;
// @ts-expect-error a cancel button needs its callback
export const noWayOut = <AlertDialog {...question} cancelLabel="Stay" />;
// @ts-expect-error a callback for cancelling needs its button
export const unpressed = <AlertDialog {...question} onCancel={nothing} />;

// @ts-expect-error a pending button needs its pending label
export const mute = <Button pending>Send</Button>;
// @ts-expect-error a link needs its href
export const nowhere = <ButtonLink>Go</ButtonLink>;

const described = [{ value: 'once', label: 'Once', description: 'Today only' }] as const;
const priced = [{ value: 'once', label: 'Once', trailing: '£5' }] as const;
export const cards = <RadioGroup label="How often" options={[...described, ...priced]} />;
export const keys = <RadioGroup label="How often" look="keys" options={described} />;
// @ts-expect-error a segment has no room for a description
export const wordy = <RadioGroup label="How often" look="segments" options={described} />;
// @ts-expect-error a segment has no room for a price
export const dear = <RadioGroup label="How often" look="segments" options={priced} />;
// @ts-expect-error a key has no room for a price
export const dearKey = <RadioGroup label="How often" look="keys" options={priced} />;

// @ts-expect-error a QR code needs its caption
export const bare = <GetAppSection title="" text="" offer={{ kind: 'qr', qrCode: null, store }} />;
// @ts-expect-error a receipt needs its label
export const unnamed = <Receipt title="Fernway" lines={[]} />;
