export type { GateAnswer } from '../../components/form-fields/use-gate';
export * from './permission-table/PermissionTable';
export * from './vision-gate/VisionGate';
export * from './vision-mission/VisionMission';
export * from './vision-pledge/VisionPledge';
