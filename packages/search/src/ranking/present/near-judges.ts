import { foldText } from '@basejuris/legal-text'
import { facet, field } from '../../indexing/fields.ts'
import { term } from '../../ports/index.ts'
import { isJudgeKind, type JudgeKind, type QueryCondition } from '../../query/conditions/condition.ts'
import { isGivenName } from '../../query/conditions/find-judges.ts'
import { nameTerms } from '../../word-tokens.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { EmptyAnswer } from './search-result.ts'

const maxNear = 5
const maxNearTerms = 12
/** Rulings of one judge name all others of the panel too. */
const maxNames = 2000
/** A shorter name is near too many others. */
const minLetters = 4
/** From so many letters on a name may differ in two. */
const twoEditsLetters = 6

const offices: Readonly<Record<JudgeKind, string>> = { ministro: 'ministro', redactor: 'redactor', disidente: 'voto en contra de' }
const facets: Readonly<Record<JudgeKind, string>> = { ministro: facet.judge, redactor: facet.drafter, disidente: facet.dissenter }

interface NearJudge {
  readonly name: string
  readonly total: number
  /** Letters that differ. */
  readonly edits: number
}

/** The query with a judge of the index in place of one whom it lacks, the nearest names first, then who has most rulings. */
export async function nearJudges(ports: SearchPorts, { query, scope }: PreparedQuery): Promise<EmptyAnswer['relaxed']> {
  const sought = query.conditions.flatMap((condition) => {
    const { kind } = condition.test
    return condition.mode === 'exigir' && isJudgeKind(kind) ? [{ condition, kind }] : []
  })
  const found = await Promise.all(
    sought.map(async ({ condition, kind }) =>
      (await namedAlmost(ports, surnamesOf(condition), kind, scope)).map(({ name, total }) => ({
        label: `Ver las de ${name}`,
        query: `${query.text.slice(0, condition.from)}${offices[kind]} ${name}${query.text.slice(condition.to)}`,
        total,
      })),
    ),
  )
  return found.flat()
}

/** The words of the name but the given ones, folded; all where nothing else is left. */
function surnamesOf({ value }: QueryCondition): string[] {
  const words = foldText(value).match(/\p{L}+/gu) ?? []
  const surnames = words.filter((folded) => !isGivenName({ folded }))
  return (surnames.length > 0 ? surnames : words).filter((word) => word.length >= minLetters)
}

async function namedAlmost(
  { lexical }: SearchPorts,
  surnames: readonly string[],
  kind: JudgeKind,
  scope: PreparedQuery['scope'],
): Promise<NearJudge[]> {
  const near = await Promise.all(
    surnames.flatMap((surname) =>
      nameTerms(surname).map((stem) =>
        lexical.nearTerms('rulings', {
          term: stem,
          fields: [field.people],
          edits: stem.length >= twoEditsLetters ? 2 : 1,
          prefix: stem.charAt(0),
          limit: maxNearTerms,
        }),
      ),
    ),
  )
  const judges = await Promise.all(
    near.flat().map(async ({ term: stem, edits }) => {
      const request = { text: term(stem, { [field.people]: 1 }), filter: scope, sort: [], offset: 0, limit: 0 }
      const answer = await lexical.search('rulings', { ...request, facets: [{ name: facets[kind], limit: maxNames }] })
      return (answer.facets[facets[kind]] ?? [])
        .filter(({ value }) => nameTerms(value).includes(stem))
        .map(({ value, total }): NearJudge => ({ name: value, total, edits }))
    }),
  )
  const byName = Map.groupBy(judges.flat(), ({ name }) => name)
  return [...byName.values()]
    .flatMap((each) => each.toSorted((a, b) => a.edits - b.edits)[0] ?? [])
    .sort((a, b) => a.edits - b.edits || b.total - a.total)
    .slice(0, maxNear)
}
