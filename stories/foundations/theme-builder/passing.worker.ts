import { passingColors } from '../../../packages/ui/src/theme/passing-colors';

addEventListener('message', ({ data }) => postMessage(passingColors(data)));
