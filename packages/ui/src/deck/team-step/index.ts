export * from './MemberTile';
export * from './TeamStep';
