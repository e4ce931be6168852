import type { Meta, StoryObj } from '@storybook/react-vite';
import * as Contact from '../sections/about/Contact.stories';
import * as Mission from '../sections/about/Mission.stories';
import * as People from '../sections/about/People.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/About',
  render: () => (
    <PageFrame path="/about">
      <Part of={Mission} />
      <Part of={People} />
      <Part of={Contact} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
