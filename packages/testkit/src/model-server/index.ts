export type { ModelFault, ModelReply, ModelRequest } from './model-reply.ts'
export { modelFaults } from './model-reply.ts'
export { type ModelServer, startModelServer } from './start-model-server.ts'
