import { bigint, bigserial, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Norms whose text was imported. The catalogue of legal-text answers for all others. */
export const norms = pgTable(
  'norms',
  {
    idNorma: integer().primaryKey(),
    /** Key of legal-text («CT», «ley-19496»); null for a norm that has none. */
    key: text(),
    /** `NormFacts`, validated when read. */
    facts: jsonb().$type<unknown>().notNull(),
    changeSequence: bigint({ mode: 'number' }).notNull(),
    storedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('norms_key_idx').on(table.key)],
)

/** Every text of a norm that was imported. Texts differ, or begin on different days. */
export const normVersions = pgTable(
  'norm_versions',
  {
    idNorma: integer()
      .notNull()
      .references(() => norms.idNorma, { onDelete: 'cascade' }),
    version: integer().notNull(),
    inForceFrom: date({ mode: 'string' }),
    inForceTo: date({ mode: 'string' }),
    source: text().notNull(),
    capturedOn: date({ mode: 'string' }),
    storedAt: moment().notNull().defaultNow(),
    /** Of the record as read, with the version of its reader: an equal one is not read again. */
    sourceHash: text().notNull(),
    /** Of the parts with their text. */
    contentHash: text().notNull(),
    articles: integer().notNull(),
    characters: integer().notNull(),
    /** `NormPart[]`: the structure without text, so that showing it reads one row. */
    parts: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idNorma, table.version] }),
    index('norm_versions_source_hash_idx').on(table.sourceHash),
    index('norm_versions_in_force_from_idx').on(table.inForceFrom),
  ],
)

/** Texts of the parts of a version, by their position in `parts`. Parts without text have no row. */
export const normTexts = pgTable(
  'norm_texts',
  {
    idNorma: integer().notNull(),
    version: integer().notNull(),
    position: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idNorma, table.version, table.position] }),
    foreignKey({
      name: 'norm_texts_version_fk',
      columns: [table.idNorma, table.version],
      foreignColumns: [normVersions.idNorma, normVersions.version],
    }).onDelete('cascade'),
  ],
)

/** The last change of each norm, as `ruling_changes` for rulings: indexes follow the sequence. */
export const normChanges = pgTable(
  'norm_changes',
  { sequence: bigserial({ mode: 'number' }).primaryKey(), idNorma: integer().notNull() },
  (table) => [uniqueIndex('norm_changes_id_norma_idx').on(table.idNorma)],
)
