export { estimateJaccard, minHash } from './min-hash.ts'
export * from './ruling-differences.ts'
export { jaccard } from './shingle-set.ts'
export * from './similarity-profile.ts'
