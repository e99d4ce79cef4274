export { buildRuling, buildSections } from './build-ruling.ts'
export { describeEachDatabase } from './describe-each-database.ts'
export { type DatabaseKind, openTestDatabase } from './open-test-database.ts'
export { truncateAll } from './truncate-all.ts'
