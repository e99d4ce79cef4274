import { randomUUID } from 'node:crypto'
import {
  addPrivacyMeasure,
  findPrivacyRequest,
  findRuling,
  listMeasuredRulings,
  type PrivacyRequest,
  removeRulings,
  resolvePrivacyRequest,
  rewriteRuling,
  type Transaction,
  unlinkRawRecordsOfRuling,
} from '@basejuris/database'
import type { PrivacyResolution, Ruling } from '@basejuris/domain'
import { hiddenNamesPlace, hidePerson } from '@basejuris/ingestion'
import { countRemainingWords, maskPerson } from '@basejuris/legal-text'
import { renderMail } from '../../mail/render-mail.ts'
import { privacyResolvedMail } from '../../mail/templates/privacy-mail.ts'
import type { Services } from '../../services.ts'
import { type PrivacyContent, privacyCipherContext, privacyContentSchema } from './privacy-content.ts'
import { rulingsOfPerson } from './rulings-of-person.ts'

export const privacyActions = ['remove-ruling', 'mask-name', 'answer', 'reject'] as const
export type PrivacyAction = (typeof privacyActions)[number]

const resolutionOf: Readonly<Record<PrivacyAction, PrivacyResolution>> = {
  'remove-ruling': 'sentencia-retirada',
  'mask-name': 'nombre-oculto',
  answer: 'respondida',
  reject: 'rechazada',
}

export interface ResolvePrivacy {
  readonly reference: string
  readonly action: PrivacyAction
  /** Mailed to the person who asked; it must name nobody. */
  readonly reason: string
  /** Rulings to change; empty means the one of the request. */
  readonly docIds: readonly string[]
  /** Forms of the name; empty means the one of the request. */
  readonly names: readonly string[]
  readonly at: Date
}

export interface ResolvedPrivacy {
  readonly resolution: PrivacyResolution
  readonly docIds: readonly string[]
  /** Mentions hidden in the shown versions. */
  readonly mentions: number
  /** Words of the name that still occur alone, for a person to check. */
  readonly wordsLeft: number
  /** Rulings whose source id contains part of the name. Ids are never rewritten. */
  readonly namedByIds: readonly string[]
  /** Null when the request was resolved before, and its address erased. */
  readonly email: string | null
}

/** Why nothing was done, in Spanish for the operator. */
export class PrivacyRefused extends Error {}

/** The request was resolved before. `outcome` is what is known of that: no address, and no counts. */
export class AlreadyResolved extends PrivacyRefused {
  readonly isSameDecision: boolean
  readonly outcome: ResolvedPrivacy

  constructor(reference: string, resolution: PrivacyResolution, { action, docIds }: Pick<ResolvePrivacy, 'action' | 'docIds'>) {
    super(`La solicitud ${reference} ya está resuelta.`)
    this.isSameDecision = resolution === resolutionOf[action]
    this.outcome = { resolution, docIds, mentions: 0, wordsLeft: 0, namedByIds: [], email: null }
  }
}

type Parts = Pick<Services, 'db' | 'textCipher' | 'mailer' | 'site'>
type Outcome = Pick<ResolvedPrivacy, 'mentions' | 'wordsLeft' | 'namedByIds' | 'docIds'>

/**
 * Carries out a decision, mails it and erases the requester's data, all or nothing. Removed and hidden data stay so when a source is
 * read again. The caller updates index, raw records and disk space. @throws {PrivacyRefused}
 */
export async function resolvePrivacy(parts: Parts, decision: ResolvePrivacy): Promise<ResolvedPrivacy> {
  const { db, textCipher, mailer, site } = parts
  const { reference, action, reason, at } = decision
  const resolution = resolutionOf[action]
  const request = await findPrivacyRequest(db, reference)
  if (request === null) throw new PrivacyRefused(`No hay una solicitud ${reference}.`)
  if (request.sealed === null)
    throw new AlreadyResolved(reference, request.resolution ?? resolution, { action, docIds: await listMeasuredRulings(db, reference) })
  const words = privacyContentSchema.parse(JSON.parse(textCipher.decrypt(privacyCipherContext(request.id), request.sealed)))
  return db.transaction(async (tx) => {
    const done = await carryOut(tx, parts, request, words, decision)
    const resolved = await resolvePrivacyRequest(tx, { reference, resolution, reason, docIds: done.docIds, at })
    if (!resolved) throw new PrivacyRefused(`La solicitud ${reference} ya está resuelta.`)
    await mailer.enqueue({ to: words.email, ...renderMail(privacyResolvedMail({ reference, resolution, reason }), site) }, { tx })
    return { resolution, ...done, email: words.email }
  })
}

async function carryOut(
  tx: Transaction,
  parts: Parts,
  request: PrivacyRequest,
  words: PrivacyContent,
  decision: ResolvePrivacy,
): Promise<Outcome> {
  const nothing = { mentions: 0, wordsLeft: 0, namedByIds: [], docIds: [] }
  if (decision.action === 'answer' || decision.action === 'reject') return nothing
  const rulings = await requestedRulings(tx, request, decision)
  if (decision.action === 'remove-ruling') return { ...nothing, docIds: await withhold(tx, rulings, decision) }
  const names = decision.names.length > 0 ? decision.names : [words.nameInRuling]
  if (names.some((name) => name.trim() === '')) throw new PrivacyRefused('Indique con --name el nombre que se oculta.')
  return hide(tx, parts, await rulingsOfPerson(tx, rulings, names), { ...decision, names })
}

async function requestedRulings(tx: Transaction, { docId }: PrivacyRequest, { docIds }: ResolvePrivacy): Promise<Ruling[]> {
  const requested = docIds.length > 0 ? docIds : docId === null ? [] : [docId]
  if (requested.length === 0) throw new PrivacyRefused('La solicitud no dice de qué sentencia se trata: indíquela con --ruling.')
  const found: Ruling[] = []
  for (const id of requested) {
    const ruling = await findRuling(tx, id)
    if (ruling === null) throw new PrivacyRefused(`No existe la sentencia ${id}.`)
    found.push(ruling)
  }
  return found
}

async function withhold(tx: Transaction, rulings: readonly Ruling[], { reference, at }: ResolvePrivacy): Promise<readonly string[]> {
  for (const ruling of rulings)
    await addPrivacyMeasure(tx, { ruling, kind: 'withhold', sealedNames: null, reference, createdAt: at, newId: randomUUID })
  return removeRulings(
    tx,
    rulings.map(({ docId }) => docId),
  )
}

async function hide(tx: Transaction, { textCipher }: Parts, rulings: readonly Ruling[], decision: ResolvePrivacy): Promise<Outcome> {
  const { names, reference, at } = decision
  const sealedNames = textCipher.encrypt(hiddenNamesPlace, JSON.stringify(names))
  let [mentions, left] = [0, 0]
  const touched: string[] = []
  for (const ruling of rulings) {
    const shown = hidePerson(ruling, names, null)
    if (shown.mentions === 0 && ruling.docId !== decision.docIds[0] && rulings.length > 1) continue
    mentions += shown.mentions
    left += countRemainingWords(JSON.stringify({ ...shown.ruling, idSentence: '', docId: '' }), names)
    touched.push(ruling.docId)
    await addPrivacyMeasure(tx, { ruling, kind: 'mask', sealedNames, reference, createdAt: at, newId: randomUUID })
    await rewriteRuling(tx, ruling.docId, {
      ruling: (version, report) => hidePerson(version, names, report),
      text: (text) => maskPerson(text, { names, person: 1 }).text,
    })
    await unlinkRawRecordsOfRuling(tx, ruling.docId)
  }
  if (mentions === 0)
    throw new PrivacyRefused('El nombre no aparece en la sentencia: revise cómo está escrito, o indique otras formas con --name.')
  const namedByIds = rulings.filter(({ idSentence, docId }) => countRemainingWords(capitalised(`${idSentence} ${docId}`), names) > 0)
  return { mentions, wordsLeft: left, docIds: touched, namedByIds: namedByIds.map(({ docId }) => docId) }
}

/** Ids are often in lower case. */
const capitalised = (text: string): string => text.replace(/[._\-/+]/gu, ' ').toUpperCase()
