export * from './permission-table/PermissionTable';
export * from './vision-gate';
export * from './vision-mission/VisionMission';
export * from './vision-pledge/VisionPledge';
