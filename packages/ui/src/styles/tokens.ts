export { media } from '../tokens/breakpoint';
export { sizePx } from '../tokens/size';
export { vars } from '../tokens/vars.css';
