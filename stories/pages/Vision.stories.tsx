import type { Meta, StoryObj } from '@storybook/react-vite';
import * as PermissionTable from '../sections/vision/PermissionTable.stories';
import * as VisionMission from '../sections/vision/VisionMission.stories';
import * as VisionPledge from '../sections/vision/VisionPledge.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Vision, unlocked',
  render: () => (
    <PageFrame path="/vision">
      <Part of={VisionMission} />
      <Part of={PermissionTable} />
      <Part of={VisionPledge} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
