import { type AsideReason, maxQuoted } from '@basejuris/assistant'
import { formatPlural } from '@basejuris/domain'
import type { StoredContrary, StoredFinding } from './research-content.ts'

type Aside = StoredFinding['descartadas'][number]

const sentences: Readonly<Record<Exclude<AsideReason, 'leida'>, (terms: readonly string[]) => string>> = {
  sin_efecto: () => 'una sentencia posterior la dejó sin efecto o se apartó de ella.',
  sin_resolutiva: () => 'no encontramos en ella una parte resolutiva.',
  no_lo_nombra: (terms) => `no encontramos en su texto ${quoted(terms, 'ni')}.`,
  no_lo_dice_el_tribunal: (terms) => `no encontramos que el tribunal hable, con sus palabras, de ${quoted(terms, 'ni de')}.`,
  sin_fondo: (terms) => `terminó sin decidir el fondo: ${terms.join(', ')}.`,
  otra_norma: () => 'no encontramos que aplique la norma que nombra la pregunta.',
  otra_materia: () => 'trata otro asunto.',
  sin_lugar: () => `cada parte cita como máximo ${formatPlural(maxQuoted, 'sentencia', 'sentencias')}.`,
}

/** Why a ruling that was read is not quoted, in words. What it decides of the question goes before the rest. */
export function describeAside(
  { docId, motivo, terminos }: Aside,
  contrary: Pick<StoredContrary, 'materia' | 'porque'> | null = null,
): string {
  const { materia, porque } = contrary ?? {}
  if (porque === 'punto' && materia?.opuestas.includes(docId) === true) return 'No se citó: decide el punto al revés que la citada.'
  if (porque === 'punto' && materia?.mismas.includes(docId) === true) return 'No se citó: decide el punto como la citada.'
  if (materia?.opuestas.includes(docId) === true) return 'No se citó: resuelve lo que se pregunta a favor de la otra parte.'
  if (materia?.mismas.includes(docId) === true) return 'No se citó: resuelve lo que se pregunta a favor de la misma parte que las citadas.'
  return motivo === 'leida' ? 'Se leyó y no se citó.' : `No se citó: ${sentences[motivo](terminos)}`
}

const quoted = (terms: readonly string[], joint: string): string => {
  const marked = terms.map((term) => `«${term}»`)
  const last = marked.at(-1) ?? ''
  return marked.length < 2 ? last : `${marked.slice(0, -1).join(', ')} ${joint} ${last}`
}
