import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

const userReference = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Conversations of a user with the assistant. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    userId: userReference(),
    /** Name, encrypted (AES-GCM). */
    sealed: text().notNull(),
    /** HMAC of the code of the link that shows it; null while it is not shared. */
    shareHash: text(),
    sharedUntil: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('conversations_user_idx').on(table.userId, table.updatedAt.desc(), table.id),
    uniqueIndex('conversations_share_idx').on(table.shareHash),
    check('conversations_share', sql`(${table.shareHash} is null) = (${table.sharedUntil} is null)`),
  ],
)

/** Questions of a conversation with their answers. No word of a ruling is stored here: answers hold places in rulings. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: userReference(),
    /** From 1, in the order in which they were asked. */
    position: integer().notNull(),
    state: text({ enum: ['pendiente', 'respondido', 'detenido', 'fallido'] }).notNull(),
    /** Question and what it was limited to as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
    /** Places of the quotations, grade and steps as JSON, encrypted (AES-GCM). Null unless it was answered. */
    answer: text(),
    rating: text({ enum: ['util', 'no_util'] }),
    /** What the user reports as wrong, encrypted (AES-GCM). */
    comment: text(),
    /** Whether support may read the question and the places quoted. */
    sharesQuestion: boolean().notNull().default(false),
    /** When `comment` was written; null without one. */
    reportedAt: moment(),
    /** It took one petition of the user. */
    isCounted: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('conversation_messages_position_idx').on(table.conversationId, table.position),
    index('conversation_messages_user_idx').on(table.userId),
    index('conversation_messages_pending_idx').on(table.userId).where(sql`${table.state} = 'pendiente'`),
  ],
)

/** The document of a conversation, one at most. It is searched within the conversation alone. */
export const conversationDocuments = pgTable(
  'conversation_documents',
  {
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: userReference(),
    /** Its name, format and pages as JSON, encrypted (AES-GCM). */
    sealed: text().notNull(),
    /** Its text with the place of each paragraph as JSON, encrypted (AES-GCM). */
    paragraphs: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('conversation_documents_conversation_idx').on(table.conversationId),
    index('conversation_documents_user_idx').on(table.userId),
  ],
)

/** Generated sentences of an answer: they may hold words of the ruling on which they rest, and go with it. */
export const generatedSentences = pgTable(
  'generated_sentences',
  {
    messageId: uuid()
      .notNull()
      .references(() => conversationMessages.id, { onDelete: 'cascade' }),
    /** Its place in the answer, from 0. */
    position: integer().notNull(),
    docId: text().notNull(),
    userId: userReference(),
    /** Encrypted (AES-GCM). */
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.position] }),
    index('generated_sentences_doc_idx').on(table.docId),
    index('generated_sentences_user_idx').on(table.userId),
  ],
)
