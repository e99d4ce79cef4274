import { join } from 'node:path'
import { extractiveModel, type LanguageModel } from '@basejuris/assistant'
import {
  countChangesAfter,
  createFlagReader,
  createRulingCache,
  getLastSequence,
  type Jobs,
  listCoverage,
  listMonthlyCoverage,
  type OpenDatabase,
} from '@basejuris/database'
import { dataKey } from '@basejuris/ingestion'
import type { Encoder, SearchableIndex } from '@basejuris/search'
import type { Config } from '../config/config.ts'
import { createSpool } from '../http/files/spool.ts'
import { createRequestCounts } from '../http/request-counts.ts'
import { createMailer } from '../mail/mailer.ts'
import { oidcPaths } from '../modules/accounts/sign-in/oidc-routes.ts'
import { noPayments } from '../modules/billing/no-payments.ts'
import { createPaymentGateway, entitlementOfActor } from '../modules/billing/provider/payment-gateway.ts'
import { createCoverageSource } from '../modules/platform/coverage.ts'
import { describeLanguageModel } from '../modules/platform/describe-language-model.ts'
import { describeMeaning } from '../modules/platform/describe-meaning.ts'
import { createQualitySource } from '../modules/platform/quality.ts'
import { createFolderChanges } from '../modules/workspace/folders/live/folder-changes.ts'
import { KeyedQueue } from '../process/keyed-queue.ts'
import { createAttemptLimits } from '../security/attempt-limits.ts'
import { createCodeHmac } from '../security/code-hmac.ts'
import { createOidcSignIn } from '../security/oidc-sign-in.ts'
import { createServiceKeys } from '../security/service-keys.ts'
import { createSessions } from '../security/sessions.ts'
import type { SignInService } from '../security/sign-in-service.ts'
import { createTextCipher } from '../security/text-cipher.ts'
import type { ComponentStatus, PaymentProvider, Services } from '../services.ts'
import { pingIndex } from './index-status.ts'

export interface ComposeServices {
  readonly database: Pick<OpenDatabase, 'db' | 'exclusive' | 'writeCount' | 'room' | 'listen'>
  readonly config: Pick<
    Config,
    | 'companyLine'
    | 'dataDir'
    | 'dataKey'
    | 'encoder'
    | 'flags'
    | 'languageModel'
    | 'publicUrl'
    | 'port'
    | 'supportEmail'
    | 'newDeviceMail'
    | 'oidc'
    | 'serviceKeys'
  >
  readonly index: SearchableIndex
  readonly encoder: Encoder
  readonly norms: Services['norms']
  readonly jobs: Pick<Jobs, 'send'>
  readonly indexState: () => ComponentStatus
  /** Rules where it is absent. */
  readonly languageModel?: LanguageModel
  /** Null where no payment provider is configured. */
  readonly provider?: PaymentProvider | null
  /** Replacements for tests. */
  readonly overrides?: Partial<Services>
}

/** About 50 MB. */
const cacheCharacters = 25_000_000

/** Creates the services over an open database and index. */
export function composeServices({
  config,
  database,
  index,
  encoder,
  norms,
  indexState,
  jobs,
  languageModel = extractiveModel,
  provider = null,
  overrides = {},
}: ComposeServices): Services {
  const { db } = database
  const textCipher = createTextCipher(dataKey(config.dataDir, config.dataKey, 'private texts'))
  const codeHmac = createCodeHmac(dataKey(config.dataDir, config.dataKey, 'codes'))
  const flags = createFlagReader(database, config.flags)
  const rulings = createRulingCache(database, cacheCharacters)
  return {
    db,
    rulings,
    search: index.searchWith({ encoder, readRulings: rulings.list }),
    searchState: async () => `${encoder.name} ${await index.writer.appliedSequence()}`,
    suggestions: index.suggestions,
    norms,
    coverage: createCoverageSource({
      figures: () => listCoverage(db),
      months: () => listMonthlyCoverage(db),
      applied: () => index.writer.appliedSequence(),
      changesAfter: (sequence) => countChangesAfter(db, sequence),
      now: () => performance.now(),
    }),
    quality: createQualitySource(),
    meaning: describeMeaning(config.encoder),
    languageModel,
    languageModelView: describeLanguageModel(config.languageModel),
    sessions: createSessions(db, dataKey(config.dataDir, config.dataKey, 'session tokens')),
    serviceKeys: createServiceKeys(db, config.serviceKeys),
    signInService: composeSignIn(config),
    attempts: createAttemptLimits(db, codeHmac),
    requestCounts: database.exclusive ? null : createRequestCounts({ db, codeHmac }),
    codeHmac,
    jobs,
    textCipher,
    historyQueue: new KeyedQueue(),
    folderChanges: createFolderChanges(database.listen),
    mailer: createMailer({ db, jobs, textCipher }),
    site: {
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      supportEmail: config.supportEmail,
      companyLine: config.companyLine,
    },
    publicUrl: config.publicUrl,
    notifyNewDevices: config.newDeviceMail,
    spool: createSpool(join(config.dataDir, 'spool')),
    payments: provider === null ? noPayments : createPaymentGateway({ db, textCipher }, provider),
    provider,
    flags,
    entitlementOf: (actor) => entitlementOfActor({ db, flags, provider }, actor),
    readiness: async () => ({
      baseDeDatos: await getLastSequence(db).then(
        () => 'ok' as const,
        () => 'falla' as const,
      ),
      indice: indexState() === 'ok' ? await pingIndex(index) : indexState(),
      cola: 'ok',
      disco: database.room?.isFull ? 'lleno' : 'ok',
    }),
    ...overrides,
  }
}

/** The firm's own sign-in service, if one is configured. */
function composeSignIn({ oidc, publicUrl, port }: Pick<Config, 'oidc' | 'publicUrl' | 'port'>): SignInService | null {
  return oidc === null
    ? null
    : createOidcSignIn({ ...oidc, redirectUrl: `${publicUrl ?? `http://localhost:${port}`}${oidcPaths.callback}` })
}
