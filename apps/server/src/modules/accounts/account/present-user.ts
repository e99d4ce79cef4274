import { profileHistoryEntries, type SessionUser, type UserView } from '@basejuris/contract'
import {
  type Database,
  findPendingEmail,
  findSecondFactor,
  type HistoryRow,
  listHistory,
  type SecondFactorRow,
  type UserRow,
} from '@basejuris/database'
import { isTrialValid } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { presentBillingData } from '../../billing/billing-data.ts'
import { presentHistoryEntry } from '../../workspace/history/history-content.ts'
import { ownPreferences } from './own-preferences.ts'

type AccountServices = Pick<Services, 'db' | 'textCipher'>

/** Account data that is stored outside the row of the user. */
export interface AccountDetails {
  readonly pendingEmail: string | null
  readonly factor: SecondFactorRow | null
}

/** The newest entries of the history, as many as a profile shows. */
export interface AccountWithHistory extends AccountDetails {
  readonly history: readonly HistoryRow[]
}

async function readDetails(db: Database, userId: string, now: Date): Promise<AccountDetails> {
  const [pendingEmail, factor] = await Promise.all([findPendingEmail(db, userId, now), findSecondFactor(db, userId)])
  return { pendingEmail, factor }
}

export async function readAccount(db: Database, userId: string, now: Date): Promise<AccountWithHistory> {
  const [details, history] = await Promise.all([readDetails(db, userId, now), listHistory(db, userId, profileHistoryEntries)])
  return { ...details, history }
}

/** The account as its owner sees it, without the history. The details are read from the database unless they are passed. */
export async function presentSessionUser(
  { db, textCipher }: AccountServices,
  user: UserRow,
  now: Date,
  details?: AccountDetails,
): Promise<SessionUser> {
  const { pendingEmail, factor } = details ?? (await readDetails(db, user.id, now))
  return {
    id: user.id,
    email: user.email,
    fechaDeRegistro: user.createdAt.toISOString(),
    customerId: user.customerId,
    subscriptionId: user.subscriptionId,
    billingData: presentBillingData(textCipher, user),
    counterUse: user.counterUse,
    isValid: isTrialValid(user, now),
    startService: user.startService?.toISOString() ?? null,
    emailVerificado: user.emailVerifiedAt !== null,
    correoPendiente: pendingEmail,
    segundoFactor: factor !== null && factor.confirmedAt !== null,
    preferencias: ownPreferences(user),
  }
}

/** The account as its owner sees it, with the newest history. It is read from the database unless it is passed. */
export async function presentUser(services: AccountServices, user: UserRow, now: Date, account?: AccountWithHistory): Promise<UserView> {
  const { history, ...details } = account ?? (await readAccount(services.db, user.id, now))
  return {
    ...(await presentSessionUser(services, user, now, details)),
    history: history.map((row) => presentHistoryEntry(services, row)),
  }
}
