import type { RulingFactsView } from '@basejuris/contract'
import { type ReportedDatum, reportedData, reportedDatumNames } from '@basejuris/domain'
import { formatDate } from '@basejuris/domain/spanish-format'
import { outcomeLabel } from '../../../components/ruling/outcome-badge.tsx'

type Facts = Pick<
  RulingFactsView,
  'rol' | 'rit' | 'ruc' | 'caratulado' | 'fechaSentencia' | 'tribunal' | 'sala' | 'resultado' | 'ministros'
>

const joined = (parts: readonly (string | null)[]): string | null =>
  [...new Set(parts.filter((part) => part !== null && part !== ''))].join(', ') || null

/** Data that can be reported as wrong, with the value shown today. */
export function reportableData(facts: Facts): { value: ReportedDatum; label: string; shown: string | null }[] {
  const shown: Partial<Record<ReportedDatum, string | null>> = {
    rol: joined([facts.rol, facts.rit, facts.ruc]),
    caratula: facts.caratulado,
    fecha: facts.fechaSentencia === null ? null : formatDate(facts.fechaSentencia),
    tribunal: facts.tribunal,
    sala: facts.sala,
    resultado: outcomeLabel(facts.resultado),
    ministros: joined(facts.ministros.map(({ nombre }) => nombre)),
  }
  return reportedData.map((value) => ({ value, label: reportedDatumNames[value], shown: shown[value] ?? null }))
}
