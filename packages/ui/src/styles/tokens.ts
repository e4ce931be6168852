export { media } from '../tokens/media';
export { sizePx } from '../tokens/size';
export { vars } from '../tokens/vars.css';
