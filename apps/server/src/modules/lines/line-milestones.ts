import type { LineMilestone } from '@basejuris/contract'
import { courtLevel, treatments } from '@basejuris/domain'
import type { Line, LineLink, LineMember } from './gather-line.ts'
import { declarationsOf } from './line-figures.ts'

export interface Milestone {
  readonly docId: string
  readonly reasons: LineMilestone['motivos']
  /** Other rulings of the line that it cites, those it departs from first. */
  readonly cites: readonly LineLink[]
}

const maxOfEach = 3
const maxCites = 4
/** Rulings of the line that must cite one for it to mark the line. */
const minCiting = 2

/** Rulings of a line that cite each one, by docId. */
export function countCiting({ links }: Pick<Line, 'links'>): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(links, ({ to }) => to)].map(([docId, own]) => [docId, own.length]))
}

export const isOfPlenary = ({ chamber }: Pick<LineMember, 'chamber'>): boolean => /\bpleno\b/iu.test(chamber ?? '')

/**
 * The rulings that mark a line, from the first to the latest. They are the first and the latest, those that unify it or depart from another,
 * and the most cited in it. Rulings of the whole court and the latest dissents of the highest courts are added. None of them leaves the question
 * undecided or rests on another article.
 */
export function findMilestones(line: Pick<Line, 'members' | 'links'>): Milestone[] {
  const dated = line.members.filter(({ decidedOn, isUndecided, restsOnOthers }) => decidedOn !== null && !isUndecided && !restsOnOthers)
  const citing = countCiting(line)
  const declarations = declarationsOf(line)
  const cited = (docId: string): number => citing.get(docId) ?? 0
  const byCiting = [...dated].sort((a, b) => cited(b.docId) - cited(a.docId))
  const declaring = byCiting.filter(({ docId }) => declarations.has(docId)).slice(0, maxOfEach)
  const highest = dated.filter((each) => courtLevel(each) === 'highest' && each.dissenters.length > 0)
  const reasons = new Map<string, LineMilestone['motivos'][number][]>()
  const add = (reason: LineMilestone['motivos'][number], members: readonly (LineMember | undefined)[]): void => {
    for (const member of members) if (member !== undefined) reasons.set(member.docId, [...(reasons.get(member.docId) ?? []), reason])
  }
  add('primera', aloneOnItsDay(dated, 0))
  add(
    'unifica',
    declaring.filter(({ docId }) => declarations.get(docId) === 'unifica'),
  )
  add(
    'se_aparta',
    declaring.filter(({ docId }) => declarations.get(docId) === 'se_aparta'),
  )
  add('mas_citada', byCiting.filter(({ docId }) => cited(docId) >= minCiting).slice(0, maxOfEach))
  add('pleno', dated.filter(isOfPlenary).slice(-maxOfEach))
  add('disidencia', highest.slice(-maxOfEach))
  add('ultima', dated.length > 1 ? aloneOnItsDay(dated, dated.length - 1) : [])
  return dated.flatMap(({ docId }) => {
    const own = reasons.get(docId)
    return own === undefined ? [] : [{ docId, reasons: own, cites: citesOf(line.links, docId) }]
  })
}

/** Of several rulings of one day none is the first or the latest. */
const aloneOnItsDay = (dated: readonly LineMember[], at: number): readonly LineMember[] =>
  dated.slice(at, at + 1).filter(({ decidedOn }) => dated.filter((each) => each.decidedOn === decidedOn).length === 1)

const citesOf = (links: readonly LineLink[], docId: string): LineLink[] =>
  links
    .filter(({ from }) => from === docId)
    .sort((a, b) => treatments.indexOf(a.treatment) - treatments.indexOf(b.treatment))
    .slice(0, maxCites)
