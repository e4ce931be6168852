import { env } from '../env';

export const yearInGiving = {
  title: 'Your year, as a picture',
  lead: 'Post it, send it or keep it. It’s drawn in your browser and goes nowhere until you share it.',
  loading: 'Loading the picture…',
  failed: 'We couldn’t load the picture. Everything else on this page works.',
};

export const pictureSite = { name: env.name, address: new URL(env.origin).host };

export const pictureFileName = (year: string) => `my-${year.replace('/', '-')}-in-giving.png`;
