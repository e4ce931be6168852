export * from './permission-table';
export * from './vision-gate';
export * from './vision-mission';
export * from './vision-pledge';
