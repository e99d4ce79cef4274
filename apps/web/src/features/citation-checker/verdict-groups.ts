import type { CheckedCitation } from '@basejuris/contract'
import { type CitationVerdict, citationVerdicts } from '@basejuris/contract/citation-verdicts'
import { capitalizeFirst, formatCount, formatPlural } from '@basejuris/domain/spanish-format'

export type VerdictGroup = 'revisar' | 'sin_comprobar' | 'coinciden'

/** Groups in the order of the list. A hole of the index is no fault of the text, so it has a group of its own. */
export const verdictGroups = ['revisar', 'sin_comprobar', 'coinciden'] as const satisfies readonly VerdictGroup[]
export const groupTitles: Readonly<Record<VerdictGroup, string>> = {
  revisar: 'Conviene revisar',
  sin_comprobar: 'No pudimos comprobar',
  coinciden: 'Coinciden',
}

const groups: Readonly<Record<CitationVerdict, VerdictGroup>> = {
  cita_no_coincide: 'revisar',
  no_calza: 'revisar',
  tipo_ambiguo: 'revisar',
  norma_derogada: 'revisar',
  norma_modificada: 'revisar',
  no_esta_en_indice: 'sin_comprobar',
  reservada: 'sin_comprobar',
  no_comprobado: 'sin_comprobar',
  existe: 'coinciden',
}

export type VerdictCounts = Readonly<Partial<Record<CitationVerdict, number>>>

export function groupOf({ veredicto }: CheckedCitation): VerdictGroup {
  return groups[veredicto]
}

/** «Conviene revisar 4 citas; 1 no la pudimos comprobar; 5 coinciden». Groups without citations are left out. */
export function headlineOf(counts: VerdictCounts): string {
  const totals = { revisar: 0, sin_comprobar: 0, coinciden: 0 }
  for (const verdict of citationVerdicts) totals[groups[verdict]] += counts[verdict] ?? 0
  const { revisar, sin_comprobar: unchecked, coinciden } = totals
  if (revisar + unchecked === 0)
    return coinciden === 1 ? 'La única cita coincide con el índice' : `Las ${formatCount(coinciden)} citas coinciden con el índice`
  const parts = [
    ...(revisar > 0 ? [`conviene revisar ${formatPlural(revisar, 'cita', 'citas')}`] : []),
    ...(unchecked > 0 ? [`${formatCount(unchecked)} no ${unchecked === 1 ? 'la' : 'las'} pudimos comprobar`] : []),
    ...(coinciden > 0 ? [formatPlural(coinciden, 'coincide', 'coinciden')] : []),
  ]
  return capitalizeFirst(parts.join('; '))
}
