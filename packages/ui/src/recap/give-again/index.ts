export { GiveAgain, type GiveAgainCopy, type GiveAgainProps } from './GiveAgain';
