export * from './CharityKit';
export type { CharityKitCopy } from './copy';
export type { KitFile } from './DrawnPiece';
