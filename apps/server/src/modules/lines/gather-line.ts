import { type LineQuery, maxLineRulings } from '@basejuris/contract'
import { type LineFacts, listArticlePlaces, listCitationsAmong, listLineFacts, listUndecided } from '@basejuris/database'
import {
  type CollectionId,
  collectionIds,
  courtLevel,
  courtTreatment,
  type FictionalMode,
  isAppliedUse,
  serialOf,
  type Treatment,
} from '@basejuris/domain'
import { resolveCitation } from '@basejuris/ingestion'
import { isRecourseArticle, type Side } from '@basejuris/legal-text'
import { caseKey, type RulingFilters, type SearchControl } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { fictionalModeOf } from '../platform/coverage.ts'
import { type LineSubject, readSubject } from './line-subject.ts'
import { withoutMissingPlaces } from './missing-places.ts'

/** One ruling of a line cites another of it. */
export interface LineLink {
  readonly from: string
  readonly to: string
  readonly treatment: Treatment
}

export interface LineMember extends LineFacts {
  readonly favoured: Side | null
  /** The court's last words on the article leave it undecided: it favours nobody. */
  readonly isUndecided: boolean
  /** Its decision rests on other articles than the one of the line. */
  readonly restsOnOthers: boolean
  /** Later near-identical rulings of the line, for the first of them. */
  readonly repeated: number
  /** The figures count it: it has a date and a favoured side, is no repetition, and no later instance of its case is in the line. */
  readonly isCounted: boolean
}

export interface Line {
  readonly subject: LineSubject
  readonly fictional: { readonly mode: FictionalMode; readonly total: number }
  /** Rulings that cite the article or answer the question. */
  readonly cited: number
  /** Of them, those that were read. */
  readonly read: number
  /** From the first to the latest; those without date first. */
  readonly members: readonly LineMember[]
  /** Near-identical repetitions among the members. */
  readonly repeated: number
  readonly links: readonly LineLink[]
}

/**
 * The rulings in which the court itself applies an article, or which answer a question, with how they treat each other. The newest
 * `maxLineRulings` are read. Errors as in `readSubject`.
 */
export async function gatherLine(
  services: Pick<Services, 'db' | 'search' | 'coverage'>,
  query: LineQuery,
  control: SearchControl = {},
): Promise<Line> {
  const subject = readSubject(query)
  const mode = await lineModeOf(services, query.ficticias)
  const found = await services.search.lineOf(
    {
      collections: collectionsOf(query),
      fictional: mode,
      keys: subject.keys,
      query: subject.question,
      filters: filtersOf(query),
      limit: maxLineRulings,
    },
    control,
  )
  const known = new Map(found.rulings.map((each) => [each.docId, each]))
  const facts = await listLineFacts(services.db, [...known.keys()], subject.keys)
  const named = await withoutMissingPlaces(services, facts, subject)
  const applying = named.filter((each) => isApplying(each, subject)).sort(byDate)
  const undecided = await findUndecidedOn(services.db, applying, subject.keys)
  const members = countOnce(
    applying.map((each) => ({
      ...each,
      isUndecided: undecided.has(each.docId),
      favoured: undecided.has(each.docId) ? null : (known.get(each.docId)?.favoured ?? null),
      restsOnOthers: known.get(each.docId)?.restsOnOthers === true,
      cluster: known.get(each.docId)?.cluster ?? null,
    })),
  )
  return {
    subject,
    fictional: { mode, total: found.fictional },
    cited: found.total,
    read: found.rulings.length,
    members,
    repeated: members.reduce((sum, { repeated }) => sum + repeated, 0),
    links: await linksAmong(services, members),
  }
}

/** The rulings whose last paragraph on the article says that it is not decided: «se omite pronunciamiento», «no es la vía». */
async function findUndecidedOn(db: Services['db'], rulings: readonly LineFacts[], keys: readonly string[]): Promise<ReadonlySet<string>> {
  const undecided =
    keys.length === 0
      ? new Map<string, never>()
      : await listUndecided(
          db,
          rulings.map(({ docId }) => docId),
        )
  const places = await listArticlePlaces(db, [...undecided.keys()], keys)
  return new Set(
    [...undecided].flatMap(([docId, left]) => {
      const last = places.get(docId)?.at(-1)
      return last !== undefined && left.some(({ anchor }) => anchor === last.anchor) ? [docId] : []
    }),
  )
}

/** Real and fictional rulings never stand in one line. */
async function lineModeOf(services: Pick<Services, 'coverage'>, requested: FictionalMode | undefined): Promise<FictionalMode> {
  const usual = await fictionalModeOf(services)
  return requested === undefined || requested === 'incluir' ? usual : requested
}

const collectionsOf = ({ coleccion }: LineQuery): readonly CollectionId[] => (coleccion === undefined ? collectionIds : [coleccion])

const filtersOf = ({ tribunal, sala, recurso, desde, hasta }: LineQuery): RulingFilters => ({
  ...(tribunal === undefined ? {} : { tribunal: [tribunal] }),
  ...(sala === undefined ? {} : { sala: [sala] }),
  ...(recurso === undefined ? {} : { recurso: [recurso] }),
  ...(desde ? { desde: [desde] } : {}),
  ...(hasta ? { hasta: [hasta] } : {}),
})

/**
 * The court itself reasons with the article, at the place asked for: a list of the norms in view is no reason. A court of trial hears no
 * recourse. Rulings of older parsers do not say who names it, so they count.
 */
const isApplying = ({ norms, ...ruling }: LineFacts, { keys, place }: LineSubject): boolean =>
  keys.length === 0 ||
  (norms.some((named) => isApplied(named) && isAt(named, place)) && (courtLevel(ruling) !== 'lower' || !keys.every(isRecourseArticle)))

/** The court itself reasons with what is named. */
export function isApplied({ use, listed }: LineFacts['norms'][number]): boolean {
  return isAppliedUse(use) && listed !== true
}

const steps = ['numeral', 'inciso', 'letra'] as const
const isAt = (named: LineSubject['place'], place: LineSubject['place']): boolean =>
  steps.every((step) => place[step] === undefined || named[step] === place[step])

const byDate = (a: LineFacts, b: LineFacts): number => {
  const [first, second] = [a.decidedOn ?? '', b.decidedOn ?? '']
  return first === second ? (a.docId < b.docId ? -1 : 1) : first < second ? -1 : 1
}

type Read = LineFacts & Pick<LineMember, 'favoured' | 'isUndecided' | 'restsOnOthers'> & { readonly cluster: string | null }

/** Marks what the figures count: each text once, and each case once, by its last decision in the line. Texts of opposite outcome differ. */
function countOnce(rulings: readonly Read[]): LineMember[] {
  const reviewed = new Set(rulings.map(({ originCourt, originDocketNumber }) => caseKey(originCourt, originDocketNumber)))
  const textOf = ({ docId, cluster, outcome }: Read): string => (cluster === null ? docId : `${cluster} ${outcome}`)
  const isEligible = (each: Read): boolean => {
    const own = caseKey(each.court, each.docketNumber ?? each.rit)
    return each.decidedOn !== null && each.favoured !== null && (own === null || !reviewed.has(own))
  }
  const texts = Map.groupBy(rulings, textOf)
  const counted = new Set([...texts.values()].map((same) => same.find(isEligible)?.docId))
  return rulings.map(({ cluster, ...ruling }) => {
    const same = texts.get(textOf({ ...ruling, cluster })) ?? []
    return { ...ruling, isCounted: counted.has(ruling.docId), repeated: same[0]?.docId === ruling.docId ? same.length - 1 : 0 }
  })
}

/** Certain citations of one member in another, with the treatment that the court says surely. */
async function linksAmong({ db }: Pick<Services, 'db'>, members: readonly LineMember[]): Promise<LineLink[]> {
  const byNumber = Map.groupBy(members, serialOf)
  const byDay = Map.groupBy(members, ({ decidedOn }) => decidedOn)
  const rows = await listCitationsAmong(
    db,
    members.map(({ docId }) => docId),
  )
  const resolved = rows.flatMap((row) => {
    const candidates = row.serial === null ? byDay.get(row.decidedOn) : byNumber.get(row.serial)
    if (candidates === undefined) return []
    const { rulings, isCertain } = resolveCitation(row, candidates)
    const [cited] = rulings
    return cited === undefined || !isCertain ? [] : [{ row, to: cited.docId }]
  })
  return [...Map.groupBy(resolved, ({ row, to }) => `${row.docId} ${to}`).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    return [{ from: first.row.docId, to: first.to, treatment: courtTreatment(same.map(({ row }) => row)) }]
  })
}
