import type { CollectionCoverageView, coverageEndpoint, DataOf } from '@basejuris/contract'
import type { MonthlyCoverage } from '@basejuris/database'
import { baseOfCollection, type CollectionId, collectionIds, collectionNames, type FictionalMode, isInMode } from '@basejuris/domain'
import { listCatalogueIds } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { coverageOf, fictionalModeOf, presentCoverage } from './coverage.ts'
import { emptyMonths } from './empty-months.ts'

/** Stored rulings by collection and month, with their gaps. */
export async function getCoverage(
  { coverage }: Pick<Services, 'coverage'>,
  requested?: FictionalMode,
): Promise<DataOf<typeof coverageEndpoint>> {
  const [figures, stored, pending, fictional] = await Promise.all([
    coverage.list(),
    coverage.months(),
    coverage.cachedPending(),
    fictionalModeOf({ coverage }, requested),
  ])
  const months = stored.filter((row) => isInMode(fictional, row.fictional))
  return {
    cobertura: presentCoverage(figures, { collections: collectionIds, fictional, pending }),
    actualizada: latest(months),
    normas: listCatalogueIds().length,
    colecciones: collectionIds.map((id) =>
      presentCollection(
        id,
        coverageOf(figures, id, fictional),
        months.filter(({ collection }) => collection === id),
      ),
    ),
  }
}

function presentCollection(
  id: CollectionId,
  figure: ReturnType<typeof coverageOf>,
  months: readonly MonthlyCoverage[],
): CollectionCoverageView {
  const byMonth = totalsBy(months, ({ month }) => month ?? '')
  const meses = [...byMonth].flatMap(([mes, total]) => (mes === '' ? [] : [{ mes, total }])).sort((a, b) => (a.mes < b.mes ? -1 : 1))
  return {
    id,
    nombre: collectionNames[id],
    base: baseOfCollection(id)?.id ?? null,
    total: figure.total,
    ficticias: figure.fictional,
    desde: figure.from,
    hasta: figure.to,
    sinFecha: byMonth.get('') ?? 0,
    actualizada: latest(months),
    fuentes: [...totalsBy(months, ({ source }) => source)]
      .map(([source, total]) => ({ id: source, total }))
      .sort((a, b) => b.total - a.total),
    meses,
    vacios: emptyMonths(meses.map(({ mes }) => mes)),
  }
}

function totalsBy(months: readonly MonthlyCoverage[], keyOf: (row: MonthlyCoverage) => string): Map<string, number> {
  const totals = new Map<string, number>()
  for (const row of months) totals.set(keyOf(row), (totals.get(keyOf(row)) ?? 0) + row.total)
  return totals
}

const latest = (months: readonly MonthlyCoverage[]): string | null =>
  months.length === 0 ? null : new Date(Math.max(...months.map(({ updatedAt }) => updatedAt.getTime()))).toISOString()
