import type { RulingView } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { outcomeLabel } from '../../../components/ruling/outcome-badge.tsx'

export interface ChangedFact {
  readonly name: string
  /** Empty where the version has no value. */
  readonly before: string
  readonly after: string
}

const facts: readonly (readonly [string, (ruling: RulingView) => string | null])[] = [
  ['Carátula', ({ caratulado }) => caratulado],
  ['Rol', ({ rol }) => rol],
  ['RIT', ({ rit }) => rit],
  ['RUC', ({ ruc }) => ruc],
  ['Fecha', ({ fechaSentencia }) => fechaSentencia && formatDate(fechaSentencia)],
  ['Tribunal', ({ tribunal }) => tribunal],
  ['Sala', ({ sala }) => sala],
  ['Resultado', ({ resultado }) => outcomeLabel(resultado)],
  ['Resultado, en palabras de la fuente', ({ resultadoTexto }) => resultadoTexto],
  ['Recurso', ({ recurso }) => recurso],
  ['Integración', ({ ministros }) => ministros.map(({ nombre }) => nombre).join(', ')],
  ['Redacción', ({ redactor }) => redactor],
  ['Materias', ({ materias }) => materias.join(', ')],
  ['Publicación, según la fuente', ({ condicionPublicacion }) => condicionPublicacion],
]

/** The facts that differ between two versions. */
export function compareFacts(before: RulingView, after: RulingView): ChangedFact[] {
  return facts
    .map(([name, of]) => ({ name, before: of(before) ?? '', after: of(after) ?? '' }))
    .filter((fact) => fact.before !== fact.after)
}
