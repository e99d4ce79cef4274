import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

const jobReference = () =>
  uuid()
    .notNull()
    .references(() => researchJobs.id, { onDelete: 'cascade' })
const userReference = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Research jobs of a user: one question, answered in steps in the background. */
export const researchJobs = pgTable(
  'research_jobs',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    state: text({ enum: ['pendiente', 'en_curso', 'completado', 'fallido', 'cancelado'] }).notNull(),
    /** Question as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
    /** It took one petition of the user. */
    isCounted: boolean().notNull(),
    /** Its user opened it after it ended. */
    isSeen: boolean().notNull(),
    /** Changes of its steps and of its state so far. */
    changes: integer().notNull(),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (table) => [
    index('research_jobs_user_idx').on(table.userId, table.createdAt.desc(), table.id),
    index('research_jobs_open_idx').on(table.createdAt, table.id).where(sql`${table.state} in ('pendiente', 'en_curso')`),
  ],
)

/** Steps of a research job. No word of a ruling is stored here: results hold places in rulings. */
export const researchSteps = pgTable(
  'research_steps',
  {
    jobId: jobReference(),
    /** From 1, in the order of the plan. */
    position: integer().notNull(),
    userId: userReference(),
    kind: text({ enum: ['plan', 'lectura', 'contraste', 'redaccion', 'verificacion'] }).notNull(),
    state: text({ enum: ['en_curso', 'listo', 'omitido'] }).notNull(),
    /** What it found as JSON, encrypted (AES-GCM). Null until it is done. */
    sealed: text(),
    /** The number of the change that made it what it is. */
    change: integer().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] }), index('research_steps_user_idx').on(table.userId)],
)

/** Generated sentences of a research job: they may hold words of the ruling on which they rest, and go with it. */
export const researchSentences = pgTable(
  'research_sentences',
  {
    jobId: jobReference(),
    /** Its place in the short answer, from 0. */
    position: integer().notNull(),
    docId: text().notNull(),
    userId: userReference(),
    /** Encrypted (AES-GCM). */
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    index('research_sentences_doc_idx').on(table.docId),
    index('research_sentences_user_idx').on(table.userId),
  ],
)
