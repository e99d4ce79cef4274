import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

/**
 * Rows of `simulator`, `sandbox` and `production` stand side by side. Every query names its mode, so that what was paid in a trial
 * entitles to nothing under real keys.
 */
const mode = () => text().notNull()

const ownedByUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The law orders these rows to be stored. The deletion of the account unlinks them and sets `retainedUntil`. */
const retainedOfUser = () => uuid().references(() => users.id, { onDelete: 'set null' })
const retainedUntil = () => date({ mode: 'string' })

/** The provider's customer of a user, and the card as last read. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: ownedByUser(),
    mode: mode(),
    /** `cus_…`. */
    customerId: text().notNull(),
    createdAt: moment().notNull(),
    hasCard: boolean().notNull().default(false),
    creditCardType: text(),
    last4CardDigits: text(),
    cardRegisteredAt: moment(),
    syncedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mode] }),
    uniqueIndex('payment_customers_id_idx').on(table.mode, table.customerId),
  ],
)

/** One attempt to subscribe or to change the card. Its id is the `payment_ref` of addresses. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    userId: ownedByUser(),
    mode: mode(),
    /** `subscription` or `card`. */
    purpose: text().notNull(),
    state: text().notNull(),
    customerId: text().notNull(),
    bases: text().array().notNull().default([]),
    /** CLP, IVA included, as shown to the user before paying. */
    expectedToday: integer().notNull(),
    expectedMonthly: integer().notNull(),
    /** Of the provider's page; erased when the attempt ends. */
    registerToken: text().unique(),
    redirectUrl: text(),
    subscriptionId: text(),
    /** Why it failed, as a code of ours. */
    failure: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Set before `subscription/create` is called: from then on its outcome is unknown until the provider was asked. */
    createCalledAt: moment(),
    /** How often the provider was asked for a subscription of unknown outcome, and had none. */
    emptyLooks: integer().notNull().default(0),
    lookedAt: moment(),
  },
  (table) => [
    index('payment_attempts_user_idx').on(table.userId, table.createdAt),
    uniqueIndex('payment_attempts_activating_idx').on(table.userId, table.mode).where(sql`${table.state} = 'activating'`),
    index('payment_attempts_open_idx')
      .on(table.state, table.updatedAt)
      .where(sql`${table.state} in ('created', 'redirected', 'returned', 'card_confirmed', 'activating')`),
  ],
)

/** The provider's subscriptions as last read. At most one of a user is live; one that ends with its period is not. */
export const paymentSubscriptions = pgTable(
  'payment_subscriptions',
  {
    /** `sus_…`. */
    subscriptionId: text().notNull(),
    mode: mode(),
    userId: retainedOfUser(),
    customerId: text().notNull(),
    planId: text().notNull(),
    /** Monthly, CLP, as contracted. It is never changed. */
    serviceFee: integer().notNull(),
    status: integer().notNull(),
    morose: integer().notNull(),
    periodStart: date({ mode: 'string' }),
    periodEnd: date({ mode: 'string' }),
    nextInvoiceDate: date({ mode: 'string' }),
    cancelAtPeriodEnd: boolean().notNull(),
    cancelAt: date({ mode: 'string' }),
    isLive: boolean().notNull(),
    createdAt: moment().notNull(),
    syncedAt: moment().notNull(),
    retainedUntil: retainedUntil(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.mode] }),
    uniqueIndex('payment_subscriptions_live_idx').on(table.userId, table.mode).where(sql`${table.isLive}`),
    index('payment_subscriptions_user_idx').on(table.userId),
  ],
)

/** Bases of a subscription. A removed one stays, because its month without charge was used. */
export const paymentSubscriptionItems = pgTable(
  'payment_subscription_items',
  {
    id: uuid().primaryKey(),
    userId: ownedByUser(),
    mode: mode(),
    subscriptionId: text().notNull(),
    baseId: text().notNull(),
    /** The provider's item. */
    itemId: bigint({ mode: 'number' }).notNull(),
    amount: integer().notNull(),
    addedAt: moment().notNull(),
    /** Null while it waits for the next paid invoice. */
    readableFrom: date({ mode: 'string' }),
    removedAt: moment(),
    readableUntil: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('payment_subscription_items_present_idx')
      .on(table.subscriptionId, table.mode, table.baseId)
      .where(sql`${table.removedAt} is null`),
    index('payment_subscription_items_user_idx').on(table.userId),
  ],
)

/** The ledger: one row for each invoice of the provider. */
export const paymentInvoices = pgTable(
  'payment_invoices',
  {
    invoiceId: bigint({ mode: 'number' }).notNull(),
    mode: mode(),
    subscriptionId: text().notNull(),
    userId: retainedOfUser(),
    /** CLP. `net` and `iva` add up to `amount`. */
    amount: integer().notNull(),
    net: integer().notNull(),
    iva: integer().notNull(),
    currency: text().notNull(),
    periodStart: date({ mode: 'string' }),
    periodEnd: date({ mode: 'string' }),
    dueDate: date({ mode: 'string' }),
    /** 0 unpaid, 1 paid, 2 voided. */
    status: integer().notNull(),
    /** The amount differs from what was contracted: it counts as no payment until an operator releases it. */
    isHeld: boolean().notNull(),
    expectedAmount: integer().notNull(),
    paymentLink: text(),
    flowOrder: bigint({ mode: 'number' }),
    createdAt: moment().notNull(),
    paidAt: moment(),
    syncedAt: moment().notNull(),
    retainedUntil: retainedUntil(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.mode] }),
    index('payment_invoices_subscription_idx').on(table.subscriptionId),
    index('payment_invoices_user_idx').on(table.userId),
  ],
)

/** The tax documents of each paid invoice and of its refund, written with the receiver's data of that day. */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: uuid().primaryKey(),
    mode: mode(),
    invoiceId: bigint({ mode: 'number' }).notNull(),
    userId: retainedOfUser(),
    /** `boleta`, `factura` or `nota_credito`. */
    kind: text().notNull(),
    /** Billing data of the receiver, encrypted (AES-GCM); null where none was given. */
    receiver: text(),
    net: integer().notNull(),
    iva: integer().notNull(),
    total: integer().notNull(),
    /** `pending`, `issued` or `failed`. */
    state: text().notNull(),
    folio: text(),
    /** Who issued it. */
    issuer: text(),
    /** Of a credit note: the document that it corrects. */
    correctsId: uuid(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment(),
    /** Why it was not issued, as a code. */
    failure: text(),
    createdAt: moment().notNull(),
    issuedAt: moment(),
    retainedUntil: retainedUntil(),
  },
  (table) => [
    uniqueIndex('tax_documents_invoice_idx').on(table.mode, table.invoiceId, table.kind),
    index('tax_documents_user_idx').on(table.userId),
    index('tax_documents_pending_idx').on(table.mode, table.createdAt).where(sql`${table.state} = 'pending'`),
  ],
)

/** Terms of the service that somebody agreed to, in the words of that day. */
export const acceptedTerms = pgTable('accepted_terms', {
  hash: text().primaryKey(),
  version: text().notNull(),
  sections: jsonb().$type<unknown>().notNull(),
  firstAcceptedAt: moment().notNull(),
})

/** Proof of what a user agreed to before paying. */
export const paymentConsents = pgTable(
  'payment_consents',
  {
    id: uuid().primaryKey(),
    userId: retainedOfUser(),
    mode: mode(),
    /** Null of a consent to changed prices. */
    attemptId: uuid(),
    /** Null of a consent to an attempt, which names its subscription itself. */
    subscriptionId: text(),
    termsVersion: text().notNull(),
    /** Of the terms in `accepted_terms`; null of a consent that is older than that table. */
    termsHash: text(),
    /** The sentences shown, with their amounts. */
    text: text().notNull(),
    at: moment().notNull(),
    address: text().notNull(),
    retainedUntil: retainedUntil(),
  },
  (table) => [index('payment_consents_user_idx').on(table.userId)],
)

/** Withdrawals within the ten days of the law. */
export const paymentWithdrawals = pgTable(
  'payment_withdrawals',
  {
    subscriptionId: text().notNull(),
    mode: mode(),
    userId: retainedOfUser(),
    requestedAt: moment().notNull(),
    /** The provider confirmed that nothing more is charged. */
    endedAt: moment(),
    /** Every refund was asked for. */
    settledAt: moment(),
    retainedUntil: retainedUntil(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.mode] }),
    index('payment_withdrawals_user_idx').on(table.userId),
    index('payment_withdrawals_open_idx').on(table.mode, table.requestedAt).where(sql`${table.settledAt} is null`),
  ],
)

/** Paid invoices that are paid back, each once and whole. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid().primaryKey(),
    mode: mode(),
    invoiceId: bigint({ mode: 'number' }).notNull(),
    subscriptionId: text().notNull(),
    userId: retainedOfUser(),
    /** CLP. */
    amount: integer().notNull(),
    /** `withdrawal` or `operator`. */
    reason: text().notNull(),
    /** `pending`, `requested`, `refunded` or `rejected`. */
    state: text().notNull(),
    /** 1, and one more each time a person asks again after a rejection. */
    round: integer().notNull().default(1),
    /** When the provider was last asked to refund. */
    calledAt: moment(),
    /** A call to the provider may have acted although its answer is not known. Set before each call. */
    isOutcomeUnknown: boolean().notNull().default(false),
    /** Of the provider's refund; null where its answer was lost. */
    token: text(),
    flowRefundOrder: text(),
    failure: text(),
    createdAt: moment().notNull(),
    requestedAt: moment(),
    settledAt: moment(),
    retainedUntil: retainedUntil(),
  },
  (table) => [
    uniqueIndex('payment_refunds_invoice_idx').on(table.mode, table.invoiceId),
    index('payment_refunds_user_idx').on(table.userId),
    index('payment_refunds_subscription_idx').on(table.subscriptionId),
    index('payment_refunds_open_idx').on(table.mode, table.createdAt).where(sql`${table.state} in ('pending', 'requested')`),
  ],
)

/** Changed prices of bases on running subscriptions. Without consent the base ends. */
export const paymentPriceChanges = pgTable(
  'payment_price_changes',
  {
    id: uuid().primaryKey(),
    userId: ownedByUser(),
    mode: mode(),
    subscriptionId: text().notNull(),
    baseId: text().notNull(),
    oldAmount: integer().notNull(),
    newAmount: integer().notNull(),
    announcedAt: moment().notNull(),
    /** Day of the first invoice with the new price. */
    effectiveOn: date({ mode: 'string' }).notNull(),
    acceptedAt: moment(),
    /** Set when nothing more is to be done. */
    settledAt: moment(),
    /** `swapped`, `ended` or `dropped`. */
    outcome: text(),
  },
  (table) => [
    uniqueIndex('payment_price_changes_open_idx').on(table.subscriptionId, table.mode, table.baseId).where(sql`${table.settledAt} is null`),
    index('payment_price_changes_user_idx').on(table.userId),
  ],
)

/** Items of the provider's catalogue, one for each base and price. */
export const paymentItems = pgTable(
  'payment_items',
  {
    mode: mode(),
    baseId: text().notNull(),
    amount: integer().notNull(),
    itemId: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mode, table.baseId, table.amount] })],
)

/** What the provider notified. A token is stored until it was asked about; `businessKey` names the event once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: uuid().primaryKey(),
    source: text().notNull(),
    mode: mode(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull(),
    token: text(),
    businessKey: text(),
    receivedAt: moment().notNull(),
    handledAt: moment(),
    result: text(),
  },
  (table) => [
    uniqueIndex('provider_events_token_idx').on(table.source, table.mode, table.tokenHash),
    uniqueIndex('provider_events_key_idx').on(table.source, table.mode, table.businessKey),
    index('provider_events_waiting_idx').on(table.receivedAt).where(sql`${table.handledAt} is null`),
  ],
)

/** Requests to the provider and their answers, without keys, signatures, names, addresses or tokens. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    mode: mode(),
    direction: text().notNull(),
    endpoint: text().notNull(),
    /** Null without an answer. */
    httpStatus: integer(),
    ms: integer().notNull(),
    code: integer(),
    outcome: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
  },
  (table) => [index('provider_calls_at_idx').on(table.at)],
)

/** Who changed what in payments. A trigger refuses every change of a row, and its deletion before six years. */
export const billingAudit = pgTable(
  'billing_audit',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    mode: mode(),
    /** `user`, `system`, `provider` or `operator`; never an id of a person. */
    actor: text().notNull(),
    action: text().notNull(),
    /** Id of an attempt, a subscription or an invoice. */
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [index('billing_audit_subject_idx').on(table.subject, table.seq)],
)
