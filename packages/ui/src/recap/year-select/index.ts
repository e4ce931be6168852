export { YearSelect } from './YearSelect';
