import { collectionIds } from '@basejuris/domain'
import { meantKind, type QueryChip } from '@basejuris/search'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { parseJsonLines } from './parse-json-lines.ts'

const conditionsSchema = z.array(z.object({ kind: z.string() }))
const meantQuerySchema = z.object({
  q: z.string().min(1),
  tipo: z.string(),
  /** Conditions that the writer demands. */
  exigir: conditionsSchema,
})
export type MeantQuery = z.output<typeof meantQuerySchema>

/** Parses JSON Lines. @throws with the number of the first line that is not a query with its conditions */
export function parseMeantQueries(text: string): MeantQuery[] {
  return parseJsonLines(text, meantQuerySchema, 'a query with its conditions')
}

export interface MeasuredConditions {
  readonly query: string
  readonly tipo: string
  /** Kinds that are meant and not demanded, and kinds that are demanded and not meant. */
  readonly missing: readonly string[]
  readonly extra: readonly string[]
}

const measuredKinds: ReadonlySet<string> = new Set(['tribunal', 'sala', 'fecha', 'resultado', 'recurso', 'juez', 'rol'])
const isMeasured = (name: string): boolean => measuredKinds.has(meantKind(name))

/** Chips that are demanded without a mode: numbers of cases, and fields of a query with operators. */
const isDemanded = ({ tipo, modo }: QueryChip): boolean => modo === 'exigir' || (modo === null && isMeasured(tipo))

const kindsOf = (names: readonly string[]): Set<string> => new Set(names.filter(isMeasured).map(meantKind))

/** Asks each query and compares the kinds of conditions that it demands with those that its writer meant. */
export async function measureConditions(
  { search }: Pick<Services, 'search'>,
  queries: readonly MeantQuery[],
): Promise<MeasuredConditions[]> {
  const measured: MeasuredConditions[] = []
  for (const { q, tipo, exigir } of queries) {
    const { chips } = await search.search({
      query: q,
      collections: collectionIds,
      fictional: 'excluir',
      filters: {},
      sort: 'relevancia',
      page: 1,
      size: 1,
      mode: 'hibrida',
      group: false,
    })
    const demanded = kindsOf(chips.filter(isDemanded).map((chip) => chip.tipo))
    const meant = kindsOf(exigir.map(({ kind }) => kind))
    measured.push({ query: q, tipo, missing: [...meant.difference(demanded)], extra: [...demanded.difference(meant)] })
  }
  return measured
}

const isAsMeant = ({ missing, extra }: MeasuredConditions): boolean => missing.length + extra.length === 0

/** How many queries demand what was meant, by how they are written, as a table in Spanish, with the others below. */
export function formatConditions(measured: readonly MeasuredConditions[]): string {
  const line = (name: string, some: readonly MeasuredConditions[]): string =>
    `${name.padEnd(14)} ${String(some.filter(isAsMeant).length).padStart(4)} de ${some.length}`
  const others = measured
    .filter((each) => !isAsMeant(each))
    .map(({ query, missing, extra }) => {
      const said = [...missing.map((kind) => `falta ${kind}`), ...extra.map((kind) => `sobra ${kind}`)]
      return `  ${said.join(', ')}: ${query}`
    })
  return [
    'Condiciones exigidas como las entendió quien escribió la búsqueda',
    line('todas', measured),
    ...[...Map.groupBy(measured, ({ tipo }) => tipo)].map(([tipo, some]) => line(tipo, some)),
    ...others,
  ].join('\n')
}
