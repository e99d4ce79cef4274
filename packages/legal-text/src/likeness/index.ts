export { estimateJaccard, minHash } from './min-hash.ts'
export * from './ruling-differences.ts'
export * from './ruling-likeness.ts'
export { jaccard } from './shingle-set.ts'
