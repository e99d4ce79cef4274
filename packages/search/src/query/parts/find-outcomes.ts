import type { Outcome } from '@basejuris/domain'
import { foldSameLength } from '@basejuris/legal-text'
import type { QueryOutcome } from './query-parts.ts'

/** A licence or an expense may be rejected too. A participle counts only after a word for what a court decides. */
const decided = String.raw`(?<=\b(?:accion|amparo|apelacion|casacion|demanda|denuncia|excepcion|fallo|incidente|nulidad|proteccion|querella|reclam[a-z]+|recurso|requerimiento|sentencia|solicitud|tutela|unificacion)(?:es|s)?\b[^,.;]{0,40})`
const said = (verb: string, forms: string, behind = ''): RegExp =>
  new RegExp(String.raw`\b${verb}(?:${forms})${behind}\b|${decided}\b${verb}(?:id|ad)[oa]s?${behind}\b`, 'gu')

const words: readonly (readonly [RegExp, Outcome])[] = [
  [said('acog', 'en?', String.raw`\s+(?:en\s+parte|parcialmente)`), 'acoge_parcial'],
  [said('acog', 'en?'), 'acoge'],
  [said('rechaz', 'an?'), 'rechaza'],
  [said('confirm', 'an?'), 'confirma'],
  [said('revoc', 'an?'), 'revoca'],
  [said('anul', 'an?'), 'anula'],
  [/\binadmisibles?\b/gu, 'inadmisible'],
  [/\bdesistid[oa]s?\b/gu, 'desistido'],
  [/\bcondenatori[oa]s?\b/gu, 'condena'],
  [/\babsolutori[oa]s?\b|\babsuelve\b/gu, 'absuelve'],
  [/\bunificacion(?=\s+de\s+jurisprudencia\s+acogid)/gu, 'unifica'],
]

/** Outcomes named in the query. They boost and never filter: «rechaza» is also said of other decisions. */
export function findOutcomes(text: string): QueryOutcome[] {
  const folded = foldSameLength(text.toLowerCase())
  if (folded.length !== text.length) return []
  const found: QueryOutcome[] = []
  for (const [pattern, outcome] of words)
    for (const match of folded.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push({ ...span, outcome })
    }
  return found.sort((a, b) => a.from - b.from)
}
