import { globalStyle, media, style } from '../../styles/primitives';

/** The first element in `<body>`. Everything after it is hidden on paper. */
export const host = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${host} ~ *`, { '@media': { [media.print]: { display: 'none !important' } } });
