import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

const userReference = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a user searched. Deleting an entry deletes its row. */
export const searchHistory = pgTable(
  'search_history',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    /** Words, parameters and name as JSON, sealed. */
    sealed: text().notNull(),
    total: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [index('search_history_user_idx').on(table.userId, table.createdAt.desc(), table.id)],
)

/** Rulings a user starred, by their id alone: nothing of a ruling that is removed stays here. */
export const favorites = pgTable(
  'favorites',
  {
    userId: userReference(),
    docId: text().notNull(),
    /** Tags and note as JSON, sealed. */
    sealed: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.docId] })],
)

/** Matters: rulings and notes that a user may share with others. */
export const folders = pgTable(
  'folders',
  {
    id: uuid().primaryKey(),
    ownerId: userReference(),
    /** Sealed: it may name a client. */
    name: text().notNull(),
    reserved: boolean().notNull(),
    /** Last day it is kept, in America/Santiago. */
    keptUntil: date({ mode: 'string' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('folders_owner_idx').on(table.ownerId),
    index('folders_kept_until_idx').on(table.keptUntil).where(sql`${table.keptUntil} is not null`),
  ],
)

const folderReference = () =>
  uuid()
    .notNull()
    .references(() => folders.id, { onDelete: 'cascade' })

/** With whom a matter is shared; its owner is not among them. */
export const folderMembers = pgTable(
  'folder_members',
  { folderId: folderReference(), userId: userReference(), createdAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.folderId, table.userId] }), index('folder_members_user_idx').on(table.userId)],
)

export const folderItems = pgTable(
  'folder_items',
  {
    folderId: folderReference(),
    docId: text().notNull(),
    /** Null when they closed their account. */
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.docId] }), index('folder_items_added_by_idx').on(table.addedBy)],
)

/** Notes on a matter or, with `docId`, on one of its rulings. They go with the account of who wrote them. */
export const folderNotes = pgTable(
  'folder_notes',
  {
    id: uuid().primaryKey(),
    folderId: folderReference(),
    docId: text(),
    authorId: userReference(),
    /** Sealed. */
    text: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'folder_notes_item_fk',
      columns: [table.folderId, table.docId],
      foreignColumns: [folderItems.folderId, folderItems.docId],
    }).onDelete('cascade'),
    index('folder_notes_folder_idx').on(table.folderId, table.docId),
    index('folder_notes_author_idx').on(table.authorId),
  ],
)

/** Searches kept to be run again. Digests tell of rulings stored after `consideredUntil`. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    /** Name, words and parameters as JSON, sealed. */
    sealed: text().notNull(),
    frequency: text({ enum: ['ninguna', 'diaria', 'semanal'] }).notNull(),
    createdAt: moment().notNull(),
    consideredUntil: moment().notNull(),
    lastSentAt: moment(),
  },
  (table) => [
    index('saved_searches_user_idx').on(table.userId, table.createdAt.desc()),
    index('saved_searches_due_idx').on(table.frequency, table.consideredUntil),
  ],
)
