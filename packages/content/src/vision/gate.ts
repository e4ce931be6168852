import type { VisionGateCopy } from '@tuppence/ui/vision';
import type { Site } from '../site.ts';

export const visionGate = ({ name, supportEmail }: Site): VisionGateCopy => ({
  title: 'Welcome',
  text: 'This page is for people we’ve invited. Your code is in the message we sent you.',
  cover: 'You’re invited to a conversation about kindness, and who should be in charge of it.',
  label: 'Invitation code',
  placeholder: 'Enter invitation code',
  button: 'Continue',
  pending: 'Checking...',
  wrong: 'Invalid invitation code.',
  unavailable:
    'This browser cannot check the code here. Open the page over https in an up-to-date browser.',
  help: {
    href: `mailto:${supportEmail}?subject=${encodeURIComponent('Invitation code for the vision page')}`,
    label: `No code? Email ${supportEmail}`,
  },
  home: { href: '/', label: `Go to the ${name} home page` },
});
