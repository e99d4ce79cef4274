import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'
import { folderItems, folders } from './workspace-tables.ts'

const userReference = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const watchReference = () =>
  uuid()
    .notNull()
    .references(() => watches.id, { onDelete: 'cascade' })

/** What a user watches: a folder, or the authorities of a checked text. The text itself is not stored. */
export const watches = pgTable(
  'watches',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    /** Null for a checked text. */
    folderId: uuid().references(() => folders.id, { onDelete: 'cascade' }),
    /** Name that the user gave and how the text cites each ruling, as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
    frequency: text({ enum: ['ninguna', 'diaria', 'semanal'] }).notNull(),
    createdAt: moment().notNull(),
    lastSentAt: moment(),
  },
  (table) => [index('watches_user_idx').on(table.userId, table.createdAt.desc()), uniqueIndex('watches_folder_idx').on(table.folderId)],
)

/** Rulings of a watch, with what was already known of each when its watching began. */
export const watchRulings = pgTable(
  'watch_rulings',
  {
    watchId: watchReference(),
    docId: text().notNull(),
    userId: userReference(),
    /** Of a watched folder, so that a row goes with its item; null otherwise. */
    folderId: uuid(),
    /** Changes of rulings up to this one had been read. */
    sequence: bigint({ mode: 'number' }).notNull(),
    /** Version shown, and the number of its masks. */
    version: integer().notNull(),
    masks: integer().notNull(),
    /** Rulings stored since then are later: earlier than the watching where citations of some were not read yet. */
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.watchId, table.docId] }),
    foreignKey({
      name: 'watch_rulings_item_fk',
      columns: [table.folderId, table.docId],
      foreignColumns: [folderItems.folderId, folderItems.docId],
    }).onDelete('cascade'),
    index('watch_rulings_doc_id_idx').on(table.docId),
    index('watch_rulings_user_idx').on(table.userId),
    index('watch_rulings_item_idx').on(table.folderId, table.docId),
  ],
)

/** Articles of a watch: those that the text cites, or that a ruling of the folder names. */
export const watchArticles = pgTable(
  'watch_articles',
  {
    watchId: watchReference(),
    idNorma: integer().notNull(),
    article: text().notNull(),
    userId: userReference(),
    /** The ruling that names it; null where the text itself cites it. */
    docId: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('watch_articles_one').on(table.watchId, table.idNorma, table.article, table.docId).nullsNotDistinct(),
    foreignKey({
      name: 'watch_articles_ruling_fk',
      columns: [table.watchId, table.docId],
      foreignColumns: [watchRulings.watchId, watchRulings.docId],
    }).onDelete('cascade'),
    index('watch_articles_norm_idx').on(table.idNorma),
    index('watch_articles_user_idx').on(table.userId),
    index('watch_articles_ruling_idx').on(table.watchId, table.docId),
  ],
)

/** One fact that changed under a watch. Ids alone: the words are read from the ruling or the norm. */
export const watchNews = pgTable(
  'watch_news',
  {
    id: uuid().primaryKey(),
    watchId: watchReference(),
    userId: userReference(),
    /** Says what happened to what, so that the same fact is stored once. */
    key: text().notNull(),
    kind: text({ enum: ['se_aparta', 'sin_efecto', 'retirada', 'anonimizada', 'articulo'] }).notNull(),
    /** The ruling watched; null for an article. */
    docId: text(),
    /** The ruling that departs from it or left it without effect. */
    laterDocId: text(),
    idNorma: integer(),
    article: text(),
    /** First day of the new text of the article. */
    inForceFrom: date({ mode: 'string' }),
    createdAt: moment().notNull(),
    readAt: moment(),
    mailedAt: moment(),
  },
  (table) => [
    uniqueIndex('watch_news_key_idx').on(table.watchId, table.key),
    index('watch_news_user_idx').on(table.userId, table.createdAt.desc(), table.id),
  ],
)

/** One row: how far watches follow the changes of rulings and norms, and the reader of the citations followed. */
export const watchProgress = pgTable('watch_progress', {
  id: smallint().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  normSequence: bigint({ mode: 'number' }).notNull(),
  reader: smallint().notNull(),
})
