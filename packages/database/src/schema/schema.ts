/** Every table of the database. Drizzle reads this file to generate migrations. */
export * from './account-tables.ts'
export * from './administration-tables.ts'
export * from './derived-tables.ts'
export * from './ingestion-tables.ts'
export * from './norm-tables.ts'
export * from './request-tables.ts'
export * from './ruling-tables.ts'
export * from './workspace-tables.ts'
