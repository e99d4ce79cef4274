/**
 * How a command reaches the data of a place: rows found by a column, rows deleted by cascade, or changes of rulings. Otherwise the data
 * is unlinked, expires, or is not reached for a reason.
 */
export type Reach =
  | { readonly by: 'column'; readonly column: string }
  | { readonly by: 'cascade'; readonly from: string }
  | { readonly by: 'changes' }
  /** The reference is removed. The raw store then erases an unlinked raw record; a row unlinked from a user no longer names the user. */
  | { readonly by: 'unlinked'; readonly from: string }
  | { readonly by: 'expiry'; readonly afterDays: number }
  | { readonly by: 'none'; readonly because: string }

export interface PersonalDataPlace {
  /** Table with its schema when that is not `public`; otherwise a path under the data folder. */
  readonly name: string
  readonly kind: 'table' | 'place'
  readonly holds: string
  /** When a ruling is removed from the product. */
  readonly removal: Reach
  /** When a user exports their own data. */
  readonly export: Reach
  /** When a user deletes the account. */
  readonly deletion: Reach
  /** Encrypted columns (AES-GCM). The associated data is `table.column:` and the values of the key columns, joined by colons. */
  readonly encrypted?: readonly { readonly column: string; readonly key: readonly string[] }[]
  /** Columns that no export includes: hashes and secrets. */
  readonly secret?: readonly string[]
}

const noUser: Reach = { by: 'none', because: 'holds nothing of a user' }
const noRuling: Reach = { by: 'none', because: 'holds nothing of a ruling' }
const withoutOwner = (name: string, holds: string, removal: Reach = noRuling): PersonalDataPlace => ({
  name,
  kind: 'table',
  holds,
  removal,
  export: noUser,
  deletion: noUser,
})
/** Rows that belong to one user each: exported to the user and deleted with the account. */
const ownedByUser = (name: string, holds: string, column = 'user_id', removal: Reach = noRuling): PersonalDataPlace => ({
  name,
  kind: 'table',
  holds,
  removal,
  export: { by: 'column', column },
  deletion: column === 'id' ? { by: 'column', column } : { by: 'cascade', from: 'users' },
})

/** Rows that the law orders to store: exported to the user, and unlinked from the deleted account until they expire. */
const retainedOfUser = (name: string, holds: string): PersonalDataPlace => ({
  ...ownedByUser(name, holds),
  deletion: { by: 'unlinked', from: 'users' },
})

const onlyRulingId: Reach = { by: 'none', because: 'keeps only the id, so that the user sees that the ruling was removed' }
const encryptedById = (column: string) => [{ column, key: ['id'] }]

/** Days after which a mail stored as a file is deleted. */
export const outboxRetentionDays = 30

/** Days after which a finished job is deleted. */
export const finishedJobRetentionDays = 7

/** Days after which the record of a request to the payment provider is deleted. */
export const providerCallRetentionDays = 90

const expiring: Reach = { by: 'expiry', afterDays: finishedJobRetentionDays }

/**
 * Every table, index, cache and folder, with the data of rulings and persons in it. Removal, export and deletion read this list. A test
 * compares it with the tables of the database.
 */
export const personalDataRegistry: readonly PersonalDataPlace[] = [
  withoutOwner('rulings', 'facts of rulings: captions, judges, docket numbers', { by: 'column', column: 'doc_id' }),
  withoutOwner('ruling_texts', 'text of rulings', { by: 'cascade', from: 'rulings' }),
  withoutOwner('ruling_versions', 'sources, dates and hashes of the versions of rulings', { by: 'cascade', from: 'rulings' }),
  withoutOwner('ruling_version_texts', 'text of rulings in versions that are not shown', { by: 'cascade', from: 'ruling_versions' }),
  withoutOwner('masking_reports', 'counts and positions of what was masked, never the masked text', {
    by: 'cascade',
    from: 'ruling_versions',
  }),
  withoutOwner('raw_records', 'locations and hashes of encrypted raw records', { by: 'unlinked', from: 'rulings' }),
  withoutOwner('ruling_changes', 'ids of rulings that changed, and whether a removed one was fictional', {
    by: 'none',
    because: 'indexes need the id of a removed ruling to delete it',
  }),
  withoutOwner('ruling_likeness', 'hashes of words, date and cluster of each ruling', { by: 'changes' }),
  withoutOwner('likeness_progress', 'how far clusters follow the changes of rulings'),
  withoutOwner('norms', 'official facts of norms'),
  withoutOwner('norm_versions', 'dates, sources and structure of the texts of norms'),
  withoutOwner('norm_texts', 'official texts of norms'),
  withoutOwner('norm_changes', 'ids of norms that changed'),
  withoutOwner('ruling_citations', 'what a ruling says of others: numbers, dates, captions, treatment, places', {
    by: 'cascade',
    from: 'rulings',
  }),
  withoutOwner('ruling_norm_places', 'norms that a ruling names, and their places', { by: 'cascade', from: 'rulings' }),
  withoutOwner('citation_progress', 'how far citations follow the changes of rulings'),
  withoutOwner('ruling_prints', 'hashes of runs of words of rulings, and places of what they leave undecided', {
    by: 'cascade',
    from: 'rulings',
  }),
  withoutOwner('ruling_considerandos', 'hashes of considerandos', { by: 'cascade', from: 'rulings' }),
  withoutOwner('ruling_quotations', 'places of quotations, hashes of their words and the norm where they stand', {
    by: 'cascade',
    from: 'rulings',
  }),
  withoutOwner('quotation_sources', 'ids of rulings in which quoted words stand, and places', { by: 'changes' }),
  withoutOwner('trace_progress', 'how far tracing follows the changes of rulings and norms'),
  withoutOwner('watch_progress', 'how far watches follow the changes of rulings and norms'),
  withoutOwner('encoders', 'names and settings of encoders, never keys'),
  withoutOwner('ruling_vectors', 'vectors of passages of rulings', { by: 'cascade', from: 'rulings' }),
  {
    name: 'ruling_reports',
    kind: 'table',
    holds: 'errors that readers report in a ruling, masked, and the e-mail for the answer until the report is closed',
    removal: { by: 'column', column: 'doc_id' },
    export: { by: 'column', column: 'email' },
    deletion: { by: 'column', column: 'email' },
  },
  {
    name: 'contact_messages',
    kind: 'table',
    holds: 'e-mail and encrypted text of messages from the contact page, until the message is closed',
    encrypted: encryptedById('sealed'),
    removal: noRuling,
    export: { by: 'column', column: 'email' },
    deletion: { by: 'column', column: 'email' },
  },
  {
    name: 'privacy_requests',
    kind: 'table',
    holds: 'requests of people named in rulings: person and text encrypted until it is resolved, then only the decision',
    removal: { by: 'none', because: 'the request proves the removal it led to; it holds only the id of the ruling' },
    export: { by: 'none', because: 'belongs to the holder of its secret code, with or without an account; its page shows it' },
    deletion: { by: 'none', because: 'the law requires an answer; resolving the request erases the person' },
  },
  withoutOwner('privacy_measures', 'ids of withheld rulings, and names to mask in a ruling, encrypted', {
    by: 'none',
    because: 'what was removed or masked must stay so when a source is read again',
  }),
  {
    ...ownedByUser(
      'users',
      'e-mail, hash of the password, preferences (also whether a language model may answer) and usage of users',
      'id',
    ),
    encrypted: encryptedById('billing_data'),
    secret: ['password_hash'],
  },
  ownedByUser('sessions', 'when, from which address and with which browser a user signed in'),
  { ...ownedByUser('search_history', 'searches of a user, encrypted'), encrypted: encryptedById('sealed') },
  {
    ...ownedByUser('favorites', 'rulings a user starred, with tags and note encrypted', 'user_id', onlyRulingId),
    encrypted: [{ column: 'sealed', key: ['user_id', 'doc_id'] }],
  },
  { ...ownedByUser('folders', 'folders of a user: name encrypted, retention', 'owner_id'), encrypted: encryptedById('name') },
  ownedByUser('folder_members', 'users a folder is shared with'),
  {
    name: 'folder_invitations',
    kind: 'table',
    holds: 'e-mails invited to a folder until they accept, and hashes of the codes sent to them',
    secret: ['code_hash'],
    removal: noRuling,
    export: { by: 'column', column: 'email' },
    deletion: { by: 'column', column: 'email' },
  },
  {
    ...ownedByUser('folder_items', 'rulings of a folder and who added them', 'added_by', onlyRulingId),
    deletion: { by: 'unlinked', from: 'users' },
  },
  {
    ...ownedByUser('folder_notes', 'notes on a folder and its rulings, encrypted', 'author_id', onlyRulingId),
    encrypted: encryptedById('text'),
  },
  {
    ...ownedByUser('saved_passages', 'places in rulings that a user marked, with note and tags, encrypted', 'author_id', onlyRulingId),
    encrypted: encryptedById('sealed'),
  },
  { ...ownedByUser('saved_searches', 'searches a user saved, encrypted'), encrypted: encryptedById('sealed') },
  { ...ownedByUser('watches', 'what a user watches: its name and citations encrypted'), encrypted: encryptedById('sealed') },
  ownedByUser('watch_rulings', 'rulings a user watches', 'user_id', onlyRulingId),
  ownedByUser('watch_articles', 'articles a user watches', 'user_id', onlyRulingId),
  ownedByUser('watch_news', 'what happened to what a user watches, by ids', 'user_id', onlyRulingId),
  {
    ...ownedByUser('conversations', 'conversations of a user with the assistant: name encrypted, and the hash of the code of a link'),
    encrypted: encryptedById('sealed'),
    secret: ['share_hash'],
  },
  {
    ...ownedByUser(
      'conversation_messages',
      'questions of a user, places in rulings that answer them, and what the user reports of an answer, encrypted',
      'user_id',
      onlyRulingId,
    ),
    encrypted: [...encryptedById('sealed'), ...encryptedById('answer'), ...encryptedById('comment')],
  },
  {
    ...ownedByUser('conversation_documents', 'documents that a user attached to a conversation: name and text, encrypted'),
    encrypted: [...encryptedById('sealed'), ...encryptedById('paragraphs')],
  },
  {
    ...ownedByUser('generated_sentences', 'generated sentences of answers, encrypted', 'user_id', { by: 'column', column: 'doc_id' }),
    encrypted: [{ column: 'sealed', key: ['message_id', 'position'] }],
  },
  {
    ...ownedByUser('analyses', 'analyses of a user: name, origin and questions, encrypted'),
    encrypted: encryptedById('sealed'),
  },
  ownedByUser('analysis_rulings', 'rulings of the analyses of a user', 'user_id', onlyRulingId),
  {
    ...ownedByUser(
      'analysis_cells',
      'what rulings answer to the questions of a user: values and places of quotations, encrypted',
      'user_id',
      { by: 'column', column: 'doc_id' },
    ),
    encrypted: [{ column: 'sealed', key: ['analysis_id', 'doc_id'] }],
  },
  { ...ownedByUser('research_jobs', 'questions of a user to research, encrypted'), encrypted: encryptedById('sealed') },
  {
    ...ownedByUser(
      'research_steps',
      'steps of research: sub-questions of a user and places in rulings, encrypted',
      'user_id',
      onlyRulingId,
    ),
    encrypted: [{ column: 'sealed', key: ['job_id', 'position'] }],
  },
  {
    ...ownedByUser('research_sentences', 'generated sentences of research, encrypted', 'user_id', { by: 'column', column: 'doc_id' }),
    encrypted: [{ column: 'sealed', key: ['job_id', 'position'] }],
  },
  {
    ...ownedByUser('access_keys', 'names, scopes and last use of the keys with which programs of a user call tools'),
    secret: ['key_hash'],
  },
  ownedByUser('sign_ins', 'when, from which address and with which browser somebody tried to sign in to an account'),
  {
    ...ownedByUser('account_codes', 'hashes of codes sent to a user, and the e-mail each was sent to'),
    secret: ['code_hash', 'ticket_hash'],
  },
  { ...ownedByUser('second_factors', 'encrypted secret of the second factor of a user'), secret: ['secret', 'backup_hashes'] },
  ownedByUser('identities', "identity of a user at the firm's own sign-in service"),
  {
    ...withoutOwner('attempt_limits', 'attempt counts by HMAC of account or address'),
    deletion: { by: 'expiry', afterDays: 2 },
  },
  {
    ...ownedByUser('mails', 'mails that wait to be sent, encrypted'),
    export: { by: 'none', because: 'is sent to its recipient within minutes, which deletes the row' },
  },
  ownedByUser('payment_customers', 'identity of a user at the payment provider, brand and last four digits of the card'),
  {
    ...ownedByUser('payment_attempts', 'attempts of a user to subscribe, with bases and amounts'),
    secret: ['register_token', 'redirect_url'],
  },
  ownedByUser('payment_subscription_items', 'bases that a user subscribed to'),
  retainedOfUser('payment_subscriptions', 'subscriptions of a user at the payment provider'),
  retainedOfUser('payment_invoices', 'amounts, periods and payments of the invoices of a user'),
  {
    ...retainedOfUser('tax_documents', 'tax documents of a user; billing data of the receiver encrypted'),
    encrypted: encryptedById('receiver'),
  },
  retainedOfUser('payment_consents', 'what a user agreed to before paying, when and from which address'),
  retainedOfUser('payment_withdrawals', 'subscriptions that a user withdrew from, and when'),
  { ...retainedOfUser('payment_refunds', 'amounts paid back to a user'), secret: ['token'] },
  ownedByUser('payment_price_changes', 'changed prices announced to a user, and whether they agreed'),
  ownedByUser('payment_mails', 'which mails about payments were sent to a user, and when'),
  withoutOwner('payment_findings', 'differences of payments that support was told of, by ids and amounts'),
  withoutOwner('accepted_terms', 'terms of the service that somebody agreed to, in full'),
  withoutOwner('payment_items', "items of the provider's catalogue"),
  withoutOwner('provider_events', 'notices of the payment provider: hashes of tokens and numbers of invoices'),
  {
    ...withoutOwner('provider_calls', 'requests to the payment provider by ids and amounts, without names, addresses or keys'),
    deletion: { by: 'expiry', afterDays: providerCallRetentionDays },
  },
  withoutOwner('billing_audit', 'changes of attempts, subscriptions and invoices by their ids, never of a user'),
  withoutOwner('store_identity', 'identity of the database'),
  withoutOwner('ingest_runs', 'paths and counts of ingestions'),
  { ...withoutOwner('service_keys', 'names, rights and hashes of the keys of machines'), secret: ['key_hash'] },
  withoutOwner('flags', 'switches of the product, and whether the demonstration corpus was removed'),
  withoutOwner('audit_log', 'ids of subjects and actors, counts, reasons', { by: 'none', because: 'proves the removal; holds only ids' }),
  withoutOwner('drizzle.__drizzle_migrations', 'migrations applied'),
  {
    ...withoutOwner(
      'pgboss.job',
      'payloads of jobs (ids, paths and encrypted e-mails of account recoveries) and messages of failures',
      expiring,
    ),
    deletion: expiring,
  },
  withoutOwner('pgboss.job_dependency', 'order of jobs'),
  withoutOwner('pgboss.queue', 'settings and counts of queues'),
  withoutOwner('pgboss.queue_stats', 'counts of queues'),
  withoutOwner('pgboss.schedule', 'recurring jobs'),
  withoutOwner('pgboss.subscription', 'queues that follow an event'),
  withoutOwner('pgboss.warning', 'warnings of the queue'),
  withoutOwner('pgboss.bam', 'index builds of the queue'),
  withoutOwner('pgboss.version', 'version of the queue'),
  { ...withoutOwner('index-norms', 'words and vectors of laws'), kind: 'place' },
  { ...withoutOwner('index', 'words, vectors and facts of rulings', { by: 'changes' }), kind: 'place' },
  {
    ...withoutOwner('private', 'text of rulings as their sources delivered it, encrypted', { by: 'unlinked', from: 'raw_records' }),
    kind: 'place',
  },
  {
    ...withoutOwner('outbox', 'mails as files, where no mail server is configured'),
    kind: 'place',
    export: { by: 'none', because: 'copies of what was sent to the user' },
    deletion: { by: 'expiry', afterDays: outboxRetentionDays },
  },
  {
    ...withoutOwner('payment-simulator.json', 'e-mails and invented payments of a trial with the payment simulator'),
    kind: 'place',
    export: { by: 'none', because: 'nobody pays there; the operator deletes the file after the trial' },
    deletion: { by: 'none', because: 'nobody pays there; the operator deletes the file after the trial' },
  },
  {
    ...withoutOwner('spool', 'files on their way to their readers, without names, encrypted with a key that is never stored'),
    kind: 'place',
    removal: { by: 'none', because: 'a file is gone once it is sent, at the latest with the process' },
    export: { by: 'none', because: 'holds the export itself' },
    deletion: { by: 'none', because: 'a file is gone once it is sent, at the latest with the process' },
  },
  {
    ...withoutOwner('quarantine', 'position, source id and reason of rejected records, never their content'),
    kind: 'place',
    removal: { by: 'none', because: 'holds nothing of a ruling but its source id, which the operator needs to correct the source' },
  },
]

/** Tables whose rows are deleted with a ruling, and the column with its id. */
export const tablesHoldingRulings: readonly { readonly name: string; readonly column: string }[] = personalDataRegistry.flatMap(
  ({ name, kind, removal }) => (kind === 'table' && removal.by === 'column' ? [{ name, column: removal.column }] : []),
)

/** Tables with text or facts of rulings; they are large. */
const isOfRulings = ({ name, removal }: PersonalDataPlace): boolean =>
  name === 'rulings' || removal.by === 'cascade' || removal.by === 'unlinked' || removal.by === 'changes'

const tables = personalDataRegistry.filter(({ kind }) => kind === 'table')

/** Tables whose deleted rows must not stay readable in the files: those of people, and those of rulings. */
export const erasedTables = {
  people: tables.filter((place) => !isOfRulings(place)).map(({ name }) => name),
  rulings: tables.filter(isOfRulings).map(({ name }) => name),
} as const
