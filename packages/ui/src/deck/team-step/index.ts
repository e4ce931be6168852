export * from './MemberTile';
export type { PortraitLook } from './Portrait';
export * from './TeamStep';
