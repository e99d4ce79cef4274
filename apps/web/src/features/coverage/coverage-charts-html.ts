import type { CollectionCoverageView } from '@basejuris/contract'
import { escapeHtml } from '@basejuris/domain/escape-html'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { monthName } from './month-name.ts'

const height = 40

/** One bar for each month with rulings. Each collection has its own scale. */
function barsHtml({ nombre, meses }: CollectionCoverageView, months: readonly string[]): string {
  const tallest = Math.max(1, ...meses.map(({ total }) => total))
  const at = new Map(months.map((month, index) => [month, index]))
  const peak = meses.find(({ total }) => total === tallest)
  const label = `${nombre}, sentencias por mes${peak === undefined ? '' : `; el mes con más es ${monthName(peak.mes)}, con ${formatCount(peak.total)}`}`
  const bars = meses.map(({ mes, total }) => {
    const tall = Math.max(1.5, (total / tallest) * (height - 2))
    return `<rect x="${at.get(mes)}" y="${height - tall}" width="1" height="${tall}" class="fill-heat-3"><title>${monthName(mes)}: ${formatCount(total)}</title></rect>`
  })
  return `<svg viewBox="0 0 ${months.length} ${height}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(label)}" class="block h-10 w-full border-b border-edge">${bars.join('')}</svg>`
}

/** One row of bars per collection, over the same months. */
export function coverageChartsHtml(collections: readonly CollectionCoverageView[], months: readonly string[]): string {
  return `<ul>${collections
    .map(
      (collection) =>
        `<li class="grid grid-cols-1 gap-x-6 border-b border-paper-rule py-3 last:border-0 md:grid-cols-[15rem_minmax(0,1fr)] md:items-end"><p class="flex items-baseline justify-between gap-3 text-14 max-md:pb-2 md:block"><span class="font-[540] text-ink">${escapeHtml(collection.nombre)}</span><span class="figures shrink-0 text-13 whitespace-nowrap text-ink-2 md:block">${formatPlural(collection.total, 'sentencia', 'sentencias')}</span></p>${barsHtml(collection, months)}</li>`,
    )
    .join('')}</ul>`
}
