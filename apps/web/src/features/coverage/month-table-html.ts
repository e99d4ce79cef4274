import type { CollectionCoverageView } from '@basejuris/contract'
import { escapeHtml } from '@basejuris/domain/escape-html'
import { formatCount } from '@basejuris/domain/spanish-format'
import { type YearRow, yearRows } from './month-series.ts'

const initials = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const chevron =
  '<svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="text-ink-3 group-open:rotate-90"><path d="m9 18 6-6-6-6"/></svg>'

const rowHtml = ({ year, months, total }: YearRow): string =>
  `<tr class="border-t border-paper-rule text-right [&_td]:py-1 [&_td]:pr-3"><th scope="row" class="py-1 pr-3 text-left font-normal">${year}</th>${months
    .map((count) => (count === null ? '<td class="text-part">0</td>' : `<td>${formatCount(count)}</td>`))
    .join('')}<td class="font-[560]">${formatCount(total)}</td></tr>`

/** The region scrolls sideways, so it is focusable. */
const yearsHtml = ({ id, nombre, meses }: CollectionCoverageView): string =>
  `<section class="overflow-x-auto pb-4" tabindex="0" aria-label="${escapeHtml(nombre)}, por año y mes"><table class="figures w-full min-w-[46rem] text-13" id="tabla-${escapeHtml(id)}"><thead><tr class="text-right text-12 text-ink-2 [&_th]:py-1.5 [&_th]:pr-3 [&_th]:font-[560]"><th class="text-left">Año</th>${initials
    .map((month) => `<th>${month}</th>`)
    .join('')}<th>Total</th></tr></thead><tbody>${yearRows(meses).map(rowHtml).join('')}</tbody></table></section>`

/** The months of each collection as a table, collapsed by default. */
export function monthTableHtml(collections: readonly CollectionCoverageView[]): string {
  return collections
    .map(
      (collection) =>
        `<details class="group border-b border-paper-rule"><summary class="flex min-h-11 list-none items-center gap-2 text-14 [&::-webkit-details-marker]:hidden">${chevron}${escapeHtml(collection.nombre)}</summary>${yearsHtml(collection)}</details>`,
    )
    .join('')
}
