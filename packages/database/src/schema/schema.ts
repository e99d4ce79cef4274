import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export * from './account-tables.ts'
export * from './contact-tables.ts'
export * from './privacy-tables.ts'
export * from './workspace-tables.ts'

const moment = () => timestamp({ withTimezone: true })
/** The driver of a server gives a Buffer, the embedded one plain bytes. */
const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => new Uint8Array(read as Uint8Array),
})

/** Facts of a ruling. Columns are what look-ups, sorts and counts read; `facts` holds the rest, validated on the way out. */
export const rulings = pgTable(
  'rulings',
  {
    docId: text().primaryKey(),
    idSentence: text().notNull(),
    source: text().notNull(),
    collection: text().notNull(),
    base: text(),
    docketNumber: text(),
    docketLetter: text(),
    docketSerial: integer(),
    docketYear: integer(),
    rit: text(),
    ruc: text(),
    book: text(),
    court: text().notNull(),
    chamber: text(),
    caption: text().notNull(),
    captionFolded: text().notNull(),
    decidedOn: date({ mode: 'string' }),
    outcome: text().notNull(),
    fictional: boolean().notNull(),
    facts: jsonb().$type<unknown>().notNull(),
    contentHash: text().notNull(),
    changeSequence: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('rulings_id_sentence_idx').on(table.idSentence),
    index('rulings_docket_idx').on(table.docketSerial, table.docketYear),
    index('rulings_docket_number_idx').on(table.docketNumber),
    index('rulings_rit_idx').on(table.rit),
    index('rulings_caption_words_idx').using('gin', sql`to_tsvector('simple', ${table.captionFolded})`),
    index('rulings_caption_idx').using('hash', table.captionFolded),
    index('rulings_decided_on_idx').on(table.decidedOn),
    index('rulings_created_at_idx').on(table.createdAt),
    index('rulings_coverage_idx').on(table.collection, table.decidedOn, table.fictional),
    index('rulings_source_idx').on(table.source, table.docId),
  ],
)

/** Text of a ruling, apart from its facts so that listing facts never reads it. */
export const rulingTexts = pgTable('ruling_texts', {
  docId: text()
    .primaryKey()
    .references(() => rulings.docId, { onDelete: 'cascade' }),
  sections: jsonb().$type<unknown>().notNull(),
})

/**
 * Every state in which a ruling was received, from one source or several. The version shown has its content in `rulings` and `ruling_texts`, the
 * others in `ruling_version_texts`; a withdrawn one has none.
 */
export const rulingVersions = pgTable(
  'ruling_versions',
  {
    docId: text()
      .notNull()
      .references(() => rulings.docId, { onDelete: 'cascade' }),
    version: integer().notNull(),
    shown: boolean().notNull(),
    recordId: text().notNull(),
    source: text().notNull(),
    idSentence: text().notNull(),
    fetchedAt: moment(),
    storedAt: moment().notNull(),
    rawHash: text(),
    /** Of the sections; empty for rulings stored before versions were kept. */
    textHash: text().notNull(),
    /** Of facts and sections. */
    contentHash: text().notNull(),
    characters: integer().notNull(),
    /** How many facts it gives: of two whole texts the one that says more is shown. */
    factCount: smallint().notNull(),
    documentsVersion: integer().notNull(),
    status: text({ enum: ['firm', 'appealed', 'replaced', 'withdrawn'] }),
    supersededAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.version] }),
    index('ruling_versions_record_id_idx').on(table.recordId),
    index('ruling_versions_id_sentence_idx').on(table.idSentence),
    index('ruling_versions_documents_version_idx').on(table.documentsVersion).where(sql`${table.supersededAt} is null`),
  ],
)

/** Content of the versions of a ruling that are not shown. */
export const rulingVersionTexts = pgTable(
  'ruling_version_texts',
  {
    docId: text().notNull(),
    version: integer().notNull(),
    facts: jsonb().$type<unknown>().notNull(),
    sections: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.version] }),
    foreignKey({
      name: 'ruling_version_texts_version_fk',
      columns: [table.docId, table.version],
      foreignColumns: [rulingVersions.docId, rulingVersions.version],
    }).onDelete('cascade'),
  ],
)

/** What was masked in a version: kinds, counts, pseudonyms and places, never what stood there. */
export const maskingReports = pgTable(
  'masking_reports',
  {
    docId: text().notNull(),
    version: integer().notNull(),
    /** Replacements in all. */
    total: integer().notNull(),
    report: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.docId, table.version] }),
    foreignKey({
      name: 'masking_reports_version_fk',
      columns: [table.docId, table.version],
      foreignColumns: [rulingVersions.docId, rulingVersions.version],
    }).onDelete('cascade'),
  ],
)

/**
 * Where the sealed raw record of a ruling lies in the vault. Without a ruling it is refuse: the vault erases it and then the row. One record has at
 * most one row that is not.
 */
export const rawRecords = pgTable(
  'raw_records',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    docId: text().references(() => rulings.docId, { onDelete: 'set null' }),
    recordId: text().notNull(),
    /** Parser that reads it. */
    sourceId: text().notNull(),
    rawHash: text().notNull(),
    pack: text().notNull(),
    offset: integer().notNull(),
    length: integer().notNull(),
  },
  (table) => [
    uniqueIndex('raw_records_record_id_idx').on(table.recordId).where(sql`${table.docId} is not null`),
    index('raw_records_refuse_idx').on(table.pack).where(sql`${table.docId} is null`),
    index('raw_records_doc_id_idx').on(table.docId),
    index('raw_records_pack_idx').on(table.pack),
  ],
)

/** The last change of each ruling. Sequences grow in commit order; a removed ruling keeps its row so that indexes can follow. */
export const rulingChanges = pgTable(
  'ruling_changes',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    docId: text().notNull(),
    kind: text({ enum: ['upsert', 'remove'] }).notNull(),
  },
  (table) => [uniqueIndex('ruling_changes_doc_id_idx').on(table.docId)],
)

/**
 * What each ruling is compared by and the cluster of near-identical ones it is in, alone or not. It follows `ruling_changes` up to the sequence of
 * `likeness_progress`; the row of a removed ruling stays until then. The founder of a cluster is the one its members were compared with.
 */
export const rulingLikeness = pgTable(
  'ruling_likeness',
  {
    docId: text().primaryKey(),
    clusterId: text().notNull(),
    founder: boolean().notNull(),
    bands: integer().array().notNull(),
    shingles: integer().notNull(),
    /** 0 for the highest courts. */
    courtRank: smallint().notNull(),
    decidedOn: date({ mode: 'string' }),
    /** Of the content that was compared. */
    contentHash: text().notNull(),
  },
  (table) => [
    index('ruling_likeness_bands_idx').using('gin', table.bands).with({ fastupdate: false }).where(sql`${table.founder}`),
    index('ruling_likeness_cluster_idx').on(table.clusterId, table.courtRank, table.decidedOn.desc().nullsLast(), table.docId),
  ],
)

/** One row: how far likeness has followed the changes, and the recipe it was made by. */
export const likenessProgress = pgTable('likeness_progress', {
  id: smallint().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  version: integer().notNull(),
})

/** Encoders that keep their vectors here, because making them is slow or costs money. */
export const encoders = pgTable('encoders', {
  name: text().primaryKey(),
  /** How to open it again; never a key. */
  settings: jsonb().$type<unknown>().notNull(),
  /** When every ruling first had its vectors: from then on indexes may be made with it. */
  completeAt: moment(),
})

/** Vectors of the passages of a ruling, by encoder. */
export const rulingVectors = pgTable(
  'ruling_vectors',
  {
    docId: text()
      .notNull()
      .references(() => rulings.docId, { onDelete: 'cascade' }),
    encoder: text()
      .notNull()
      .references(() => encoders.name, { onDelete: 'cascade' }),
    /** Of the ruling they were made for. */
    contentHash: text().notNull(),
    /** Of the passages alone: facts may change without new vectors. */
    textHash: text().notNull(),
    vectors: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.docId, table.encoder] }), index('ruling_vectors_encoder_idx').on(table.encoder)],
)

/** One row, made with the database: an index that follows another database notices. */
export const storeIdentity = pgTable('store_identity', {
  id: uuid().primaryKey().defaultRandom(),
})

export const ingestRuns = pgTable(
  'ingest_runs',
  {
    id: uuid().primaryKey(),
    source: text().notNull(),
    path: text().notNull(),
    fingerprint: text().notNull(),
    state: text({ enum: ['running', 'completed', 'failed', 'cancelled'] }).notNull(),
    checkpoint: jsonb().$type<unknown>().notNull(),
    counts: jsonb().$type<unknown>().notNull(),
    error: text(),
    startedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex('ingest_runs_unfinished_idx').on(table.source, table.fingerprint).where(sql`${table.state} = 'running'`),
    index('ingest_runs_started_at_idx').on(table.startedAt),
  ],
)

export const flags = pgTable('flags', {
  name: text().primaryKey(),
  value: boolean().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Who did what to which subject. Never holds ruling text, queries or personal data. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<unknown>().notNull(),
  },
  (table) => [index('audit_log_subject_idx').on(table.subject, table.id)],
)

/** What readers say is wrong in a ruling. Their words are masked before they come here; the e-mail goes when the report is closed. */
export const rulingReports = pgTable(
  'ruling_reports',
  {
    id: uuid().primaryKey(),
    docId: text().notNull(),
    datum: text().notNull(),
    correction: text().notNull(),
    anchor: text(),
    email: text(),
    /** Of the ruling as it was when the report came. */
    contentHash: text().notNull(),
    receivedAt: moment().notNull(),
    resolution: text(),
    resolvedAt: moment(),
  },
  (table) => [
    index('ruling_reports_doc_id_idx').on(table.docId),
    index('ruling_reports_open_idx').on(table.receivedAt).where(sql`${table.resolution} is null`),
  ],
)
