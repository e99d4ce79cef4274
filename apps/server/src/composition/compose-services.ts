import {
  countChangesAfter,
  createRulingCache,
  getFlags,
  getLastSequence,
  type Jobs,
  listCoverage,
  listMonthlyCoverage,
  type OpenDatabase,
} from '@basejuris/database'
import { fullEntitlement } from '@basejuris/domain'
import { dataKey } from '@basejuris/ingestion'
import type { Config } from '../config/config.ts'
import { createMailer } from '../mail/mailer.ts'
import { noPayments } from '../modules/billing/no-payments.ts'
import { createCoverageSource } from '../modules/platform/coverage.ts'
import { describeMeaning } from '../modules/platform/describe-meaning.ts'
import { createAttemptLimits } from '../security/attempt-limits.ts'
import { createCodeHmac } from '../security/code-hmac.ts'
import { createSessions } from '../security/sessions.ts'
import { createTextCipher } from '../security/text-cipher.ts'
import type { ComponentStatus, Services } from '../services.ts'
import { composeSearch, type SearchParts } from './compose-search.ts'
import { composeSignIn } from './compose-sign-in.ts'

export interface ComposeServices extends Omit<SearchParts, 'rulings'> {
  readonly database: Pick<OpenDatabase, 'db' | 'writeCount'>
  readonly config: Pick<
    Config,
    'dataDir' | 'dataKey' | 'encoder' | 'flags' | 'publicUrl' | 'port' | 'supportEmail' | 'newDeviceMail' | 'oidc'
  >
  readonly jobs: Pick<Jobs, 'send'>
  readonly indexState: () => ComponentStatus
}

/** About 50 MB. */
const cacheCharacters = 25_000_000

/** What verbs work with, over an open database and index. */
export function composeServices({ config, database, index, encoder, indexState, jobs }: ComposeServices): Services {
  const { db } = database
  const textCipher = createTextCipher(dataKey(config.dataDir, config.dataKey, 'private texts'))
  const codeHmac = createCodeHmac(dataKey(config.dataDir, config.dataKey, 'codes'))
  const rulings = createRulingCache(database, cacheCharacters)
  return {
    db,
    rulings,
    ...composeSearch({ rulings, index, encoder }),
    coverage: createCoverageSource({
      figures: () => listCoverage(db),
      months: () => listMonthlyCoverage(db),
      applied: () => index.writer.appliedSequence(),
      changesAfter: (sequence) => countChangesAfter(db, sequence),
      now: () => performance.now(),
    }),
    meaning: describeMeaning(config.encoder),
    sessions: createSessions(db, dataKey(config.dataDir, config.dataKey, 'session tokens')),
    signInService: composeSignIn(config),
    attempts: createAttemptLimits(db, codeHmac),
    codeHmac,
    jobs,
    textCipher,
    mailer: createMailer({ db, jobs, textCipher }),
    site: { publicUrl: config.publicUrl ?? `http://localhost:${config.port}`, supportEmail: config.supportEmail },
    notifyNewDevices: config.newDeviceMail,
    payments: noPayments,
    flags: () => getFlags(db, config.flags),
    entitlementOf: async () => fullEntitlement,
    readiness: async () => ({
      baseDeDatos: await getLastSequence(db).then(
        () => 'ok' as const,
        () => 'falla' as const,
      ),
      indice: indexState(),
      cola: 'ok',
    }),
  }
}
