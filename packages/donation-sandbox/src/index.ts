export { bodyLimitBytes, DonationSandbox, isDonationPath } from './sandbox.ts';
