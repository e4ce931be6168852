import { Drawing } from '../drawing/Drawing';
import { illustration } from './Illustration.css';

/** A drawing on a grid of 400 × 300. */
export const Illustration = ({ file }: { file: string }) => (
  <Drawing file={file} className={illustration} />
);
