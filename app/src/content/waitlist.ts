export const waitlist = {
  description: 'Leave your email address, and we will write to you when your turn comes. Once.',
  /** To who holds a phone that the app does not run on yet. */
  iPhoneFirst: "iPhone first. We'll write when Android is ready.",
};
