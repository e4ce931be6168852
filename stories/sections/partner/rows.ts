import { type Partner, partners } from '../../../app/src/content/partners';

const [first] = partners;
if (!first) throw new Error('There are no partners.');

export const partner: Partner = first;
export const school: Partner = partners.find(({ variant }) => variant === 'school') ?? first;
export const longPartner: Partner = {
  ...first,
  slug: 'a-long-name',
  name: 'The Worshipful Society of Volunteers of Llanfairpwllgwyngyllgogerychwyrndrobwll and District',
  monogram: 'WSV',
};
