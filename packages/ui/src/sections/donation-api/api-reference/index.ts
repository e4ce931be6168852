export * from './ApiReference';
export type { ApiField, ApiOperation, ApiReply, ApiRequest } from './api-operation';
