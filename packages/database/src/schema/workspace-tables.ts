import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

const userReference = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Searches of a user. Deleting an entry deletes its row. */
export const searchHistory = pgTable(
  'search_history',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    /** Words, parameters and name as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
    total: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [index('search_history_user_idx').on(table.userId, table.createdAt.desc(), table.id)],
)

/** Rulings that a user starred, by id only: no content of a removed ruling stays here. */
export const favorites = pgTable(
  'favorites',
  {
    userId: userReference(),
    docId: text().notNull(),
    /** Tags and note as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.docId] })],
)

/** Rulings and notes that a user may share with others. */
export const folders = pgTable(
  'folders',
  {
    id: uuid().primaryKey(),
    ownerId: userReference(),
    /** Encrypted (AES-GCM), because it may name a client. */
    name: text().notNull(),
    reserved: boolean().notNull(),
    /** Last day before the folder is erased, in America/Santiago; null keeps it. */
    retainedUntil: date('kept_until', { mode: 'string' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('folders_owner_idx').on(table.ownerId),
    index('folders_kept_until_idx').on(table.retainedUntil).where(sql`${table.retainedUntil} is not null`),
  ],
)

const folderReference = () =>
  uuid()
    .notNull()
    .references(() => folders.id, { onDelete: 'cascade' })

/** Users a folder is shared with, without its owner. */
export const folderMembers = pgTable(
  'folder_members',
  {
    folderId: folderReference(),
    userId: userReference(),
    role: text({ enum: ['escribe', 'lee'] })
      .notNull()
      .default('escribe'),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.userId] }), index('folder_members_user_idx').on(table.userId)],
)

/** Invitations to a folder that were not accepted yet. Only the HMAC of the code that was mailed is stored. */
export const folderInvitations = pgTable(
  'folder_invitations',
  {
    id: uuid().primaryKey(),
    folderId: folderReference(),
    /** In lower case, of a person with or without an account. */
    email: text().notNull(),
    role: text({ enum: ['escribe', 'lee'] }).notNull(),
    codeHash: text().notNull(),
    /** When the last mail was sent. */
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('folder_invitations_email_idx').on(table.folderId, table.email),
    index('folder_invitations_code_idx').on(table.codeHash),
    index('folder_invitations_sent_idx').on(table.sentAt),
  ],
)

export const folderItems = pgTable(
  'folder_items',
  {
    folderId: folderReference(),
    docId: text().notNull(),
    /** Null after that user deleted their account. */
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.docId] }), index('folder_items_added_by_idx').on(table.addedBy)],
)

/** Notes on a folder or, with `docId`, on one of its rulings. They are deleted with the account of their author. */
export const folderNotes = pgTable(
  'folder_notes',
  {
    id: uuid().primaryKey(),
    folderId: folderReference(),
    docId: text(),
    authorId: userReference(),
    /** Encrypted (AES-GCM). */
    text: text().notNull(),
    /** Grows by one with each change of the text. */
    version: integer().notNull().default(1),
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

/**
 * Places in rulings that a user marked, in a folder or, without one, for themselves alone. The words are read from the ruling: a row holds
 * where they stand and hashes that find them again, never a copy. Rows are deleted with the account of their author.
 */
export const savedPassages = pgTable(
  'saved_passages',
  {
    id: uuid().primaryKey(),
    folderId: uuid(),
    docId: text().notNull(),
    authorId: userReference(),
    /** Place, hashes of its words, note, tags and colour as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
    /** Place in the order of the folder, from 1, with gaps after deletions. */
    position: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'saved_passages_item_fk',
      columns: [table.folderId, table.docId],
      foreignColumns: [folderItems.folderId, folderItems.docId],
    }).onDelete('cascade'),
    index('saved_passages_folder_idx').on(table.folderId, table.position, table.id),
    index('saved_passages_author_idx').on(table.authorId, table.docId),
  ],
)

/** Searches that a user saved. Digests report rulings stored after `consideredUntil`. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    /** Name, words and parameters as JSON, encrypted (AES-GCM). */
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
