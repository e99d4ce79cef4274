import type { RulingView } from '@basejuris/contract'
import { type Database, findRemoved, getRulingVersion, VersionNotFound } from '@basejuris/database'
import type { Actor, CollectionId, Paragraph, Ruling } from '@basejuris/domain'
import { createHighlighter, findMarks, parseQuery, type QueryContext } from '@basejuris/search'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { findOverturning, nullWithoutEngine } from './find-overturning.ts'
import { findReferences, type References } from './find-references.ts'
import { passageWindow } from './passage-window.ts'
import { cardFacts, presentClosedRuling } from './present-card.ts'
import { presentDisposition } from './present-disposition.ts'
import { type MarkText, presentRuling } from './present-ruling.ts'

export interface GetRuling {
  readonly docId: string
  readonly collection?: CollectionId | undefined
  /** Words to mark in the text. */
  readonly query?: string | undefined
  /** How the search read the query. */
  readonly readAs?: Pick<QueryContext, 'reading' | 'required' | 'preferred'> | undefined
  /** Another version than the shown one. */
  readonly version?: number | undefined
  /** Only the passage at this anchor and its context, without references. Matches are still counted in the whole text. */
  readonly anchor?: string | undefined
}

/** Why a ruling that is not stored cannot be read. */
export async function describeMissing(db: Database, docId: string): Promise<ServiceError> {
  const removed = await findRemoved(db, docId)
  if (removed === null) return new ServiceError('ruling.not_found')
  return new ServiceError(removed === 'fictional' ? 'ruling.fictional_removed' : 'ruling.withdrawn')
}

/**
 * The shown text of a ruling that the actor may read. Unknown: `ruling.not_found`; removed: `ruling.withdrawn` or `ruling.fictional_removed`; base not readable by the
 * actor: `base.premium_required` with what a card may say of it.
 */
export async function getReadableRuling(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf'>,
  actor: Actor,
  docId: string,
  collection?: CollectionId,
): Promise<Ruling> {
  const [shown, entitlement] = await Promise.all([services.rulings.find(docId), services.entitlementOf(actor)])
  if (shown === null) throw await describeMissing(services.db, docId)
  if (collection !== undefined && shown.collection !== collection) throw new ServiceError('ruling.not_found')
  if (!entitlement.readable.has(shown.collection))
    throw new ServiceError('base.premium_required', { closedRuling: presentClosedRuling(cardFacts(shown, entitlement.readable)) })
  return shown
}

/**
 * A whole ruling. Unknown or in another collection: `ruling.not_found`; removed: `ruling.withdrawn` or `ruling.fictional_removed`; unreadable version:
 * `ruling.version_not_found`; base not readable by the actor: `base.premium_required`.
 */
export async function getRuling(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf' | 'search'>,
  actor: Actor,
  { docId, collection, query, readAs, version, anchor }: GetRuling,
): Promise<RulingView> {
  const shown = await getReadableRuling(services, actor, docId, collection)
  const ruling = version === undefined ? shown : await getReadableVersion(services.db, shown.docId, version)
  const highlighter = createHighlighter(parseQuery(query ?? '', readAs))
  const mark: MarkText = (text) => findMarks(text, highlighter).map(([from, to]) => [from, to])
  const overturnings = await findOverturning(services, [ruling]).catch(nullWithoutEngine)
  const sinEfecto = overturnings?.get(ruling.docId) ?? null
  const unchecked = overturnings === null ? { vigenciaSinComprobar: true as const } : {}
  const decided = { resuelve: presentDisposition(ruling), sinEfecto, ...unchecked }
  if (anchor === undefined) {
    const { readable } = await services.entitlementOf(actor)
    const references = () => findReferences(services.db, ruling, readable)
    const name = `references ${[...readable].join(' ')}`
    const found = await (ruling === shown ? services.rulings.memoize(shown, { name }, references) : references())
    return { ...presentRuling(ruling, mark, found), ...decided, version: version ?? null }
  }
  const { sections } = ruling
  const coincidencias = query === undefined ? 0 : sections.reduce((sum, { paragraphs }) => sum + countMarks(paragraphs, mark), 0)
  const view = presentRuling(ruling, mark, noReferences, passageWindow(sections, anchor))
  return { ...view, ...decided, coincidencias, version: version ?? null }
}

const noReferences: References = { byParagraph: new Map(), targets: {} }

const countMarks = (paragraphs: readonly Paragraph[], mark: MarkText): number =>
  paragraphs.reduce((sum, { text }) => sum + mark(text).length, 0)

/** A version as it was stored. Missing or withdrawn by its source: `ruling.version_not_found`. */
export async function getReadableVersion(db: Database, docId: string, version: number): Promise<Ruling> {
  try {
    return (await getRulingVersion(db, docId, version)).ruling
  } catch (error) {
    throw error instanceof VersionNotFound ? new ServiceError('ruling.version_not_found') : error
  }
}
