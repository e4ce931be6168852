export const waitlist = {
  description: 'Leave your email address, and we will write to you when your turn comes. Once.',
};
