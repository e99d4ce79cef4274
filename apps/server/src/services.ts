import type { LanguageModel } from '@basejuris/assistant'
import type { DataOf, LanguageModelView, MeaningView, qualityEndpoint } from '@basejuris/contract'
import type { CollectionCoverage, Database, Jobs, MonthlyCoverage, PaymentMode, RulingCache } from '@basejuris/database'
import type { Actor, Entitlement, Flags, TaxDocumentKind } from '@basejuris/domain'
import type { FlowClient } from '@basejuris/flow'
import type { Encoder, NormSearch, RulingSearch, RulingSuggestions } from '@basejuris/search'
import type { Spool } from './http/files/spool.ts'
import type { RequestCounts } from './http/request-counts.ts'
import type { Mailer } from './mail/mailer.ts'
import type { MailSite } from './mail/render-mail.ts'
import type { KeyedQueue } from './process/keyed-queue.ts'
import type { AttemptLimits } from './security/attempt-limits.ts'
import type { CodeHmac } from './security/code-hmac.ts'
import type { ServiceKeys } from './security/service-keys.ts'
import type { Sessions } from './security/sessions.ts'
import type { SignInService } from './security/sign-in-service.ts'
import type { TextCipher } from './security/text-cipher.ts'

export type ComponentStatus = 'ok' | 'pendiente' | 'falla'

/** Counts of stored rulings. They are cached until the index applies another change, because counting reads every row. */
export interface CoverageSource {
  list(): Promise<readonly CollectionCoverage[]>
  months(): Promise<readonly MonthlyCoverage[]>
  /** Changes stored but not yet in the index. */
  pending(): Promise<number>
  /** The same, at most one second old: every page and search shows it. */
  cachedPending(): Promise<number>
}

/** The payment provider. */
export interface PaymentGateway {
  /** Whether a provider is configured and passed its start-up check. */
  isReady(): boolean
  /** Resolves when the provider will charge nothing more for this account; rejects when that is not certain. */
  endSubscription(subscriber: {
    readonly userId: string
    readonly customerId: string | null
    readonly subscriptionId: string | null
  }): Promise<void>
  /** Whether the provider confirms a running subscription. */
  hasSubscription(userId: string): Promise<boolean>
}

/** A tax document to be issued. Amounts in CLP: `net` + `iva` = `total`. */
export interface TaxDocumentOrder {
  /** The same of every attempt: an issuer that knows it answers the folio that it gave. */
  readonly key: string
  readonly kind: TaxDocumentKind
  /** Billing data as the user gave it; null where none was given. */
  readonly receiver: Readonly<Record<string, string | null>> | null
  readonly net: number
  readonly iva: number
  readonly total: number
  /** Of a credit note: what it corrects. */
  readonly corrects: { readonly kind: TaxDocumentKind; readonly folio: string } | null
}

/** Who issues tax documents at the tax authority. */
export interface TaxDocumentIssuer {
  readonly name: string
  /** @throws {TaxDocumentRefused} for data that no repetition mends; anything else is tried again later */
  issue(order: TaxDocumentOrder): Promise<{ readonly folio: string }>
}

/** What payments need of a configured provider. */
export interface PaymentProvider {
  /** Rows of other modes are never read. */
  readonly mode: PaymentMode
  readonly client: FlowClient
  readonly now: () => Date
  /** One task of a user after another. */
  readonly queue: KeyedQueue
  /** Null where nobody issues tax documents: they wait. */
  readonly taxIssuer: TaxDocumentIssuer | null
  /** Problems of the last check of plan and items; null before the first one. Payments start only while there are none. */
  problems: readonly string[] | null
  /** Milliseconds after which an activation counts as given up. */
  readonly staleMs: number
  /** Milliseconds between two questions about a subscription of unknown outcome. */
  readonly secondLookMs: number
}

/** What changed in a folder: ids and the action, never a text. */
export interface FolderChange {
  readonly folderId: string
  readonly action: string
  readonly docId: string | null
  readonly note: string | null
  readonly passage: string | null
}

/** Receives each change of a folder; null when some may have been missed. */
export type ChangeListener = (change: FolderChange | null) => void

/** Changes of folders, told by every process of the product. */
export interface FolderChanges {
  /** Begins to follow a folder; the answer ends it. */
  readonly follow: (folderId: string, listener: ChangeListener) => Promise<() => void>
}

/** Dependencies of the verbs. `composition/compose-services.ts` creates them. */
export interface Services {
  readonly db: Database
  /** Cache of whole rulings. */
  readonly rulings: RulingCache
  readonly search: RulingSearch
  /** Changes whenever the same search may give another answer. */
  readonly searchState: () => Promise<string>
  readonly suggestions: RulingSuggestions
  /** Search of norms and articles, and the encoder of their vectors. */
  readonly norms: { readonly search: NormSearch; readonly encoder: Encoder }
  readonly coverage: CoverageSource
  /** Quality of search, as its rounds of fresh questions measured it. */
  readonly quality: () => DataOf<typeof qualityEndpoint>
  /** Which encoder turns texts into vectors, and which texts leave the machine. */
  readonly meaning: MeaningView
  /** Writes answers of the assistant; rules where none is configured. */
  readonly languageModel: LanguageModel
  /** Which one it is, and what it is sent. */
  readonly languageModelView: LanguageModelView
  readonly sessions: Sessions
  readonly serviceKeys: ServiceKeys
  readonly attempts: AttemptLimits
  /** Counts of requests that other processes share; null where no other process can. */
  readonly requestCounts: RequestCounts | null
  /** Null if none is configured. */
  readonly signInService: SignInService | null
  /** HMAC that is stored instead of a code. */
  readonly codeHmac: CodeHmac
  readonly jobs: Pick<Jobs, 'send'>
  /** For notes and other data that only their owner reads. */
  readonly textCipher: TextCipher
  /** Stores the searches of each user in the order of their answers. */
  readonly historyQueue: KeyedQueue
  readonly mailer: Mailer
  readonly folderChanges: FolderChanges
  /** Links and addresses in mails and files. */
  readonly site: MailSite
  /** Configured origin of links; null where the product has no public address. */
  readonly publicUrl: string | null
  /** Whether the owner of an account gets a mail about a sign-in from a new device. */
  readonly notifyNewDevices: boolean
  /** Finished files that wait for their readers. */
  readonly spool: Spool
  readonly payments: PaymentGateway
  /** Null where no provider is configured. */
  readonly provider: PaymentProvider | null
  readonly flags: () => Promise<Flags>
  readonly entitlementOf: (actor: Actor) => Promise<Entitlement>
  readonly readiness: () => Promise<{
    readonly baseDeDatos: ComponentStatus
    readonly indice: ComponentStatus
    readonly cola: ComponentStatus
    /** `lleno`: only reading works. */
    readonly disco: 'ok' | 'lleno'
  }>
}
