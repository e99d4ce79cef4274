export * from './ports.ts'
export * from './memory/memory-index.ts'
