import { foldSameLength } from '../analysis/fold-text.ts'
import type { TextSpan } from '../analysis/text-span.ts'

/** «rechazarla», «se omite pronunciamiento»: the decision does not name its object. */
const unnamed =
  /^(?:[^,;]{0,40}\b\p{L}{4,}[aei]r(?:l[ao]s?|se)\b|(?:se )?omite(?:n|se)? pronunciamiento|\p{L}{4,}[aei]sel[ao]s?\b|se l[ao]s? \p{L}+)/u
/** «inadmisible el interpuesto»: only its noun is missing. */
const withoutNoun =
  /^[^,;]{0,40}(?:, (?:sin|con) costas,)?[^,;]{0,10}\b(?:el|la|los|las) (?:interpuest|deducid|entablad|presentad)[oa]s?\b/u
const object =
  /\b(?:demandas?|accion|reclamacion|reclamo|denuncias?|requerimiento|querella|recurso|apelacion|solicitud|peticion|presentacion|reposicion|excepcion|incidente|cuestion|controversia)\b/gu
/** «Auto Acordado sobre tramitación y fallo del recurso de protección»: the title of a norm names the kind of recourse. */
const inTitle = /\b(?:tramitacion|autos? acordados?|ley|reglamento|acta)\b[^;.]{0,80}$/u
/** A decision longer than this names what it is about. */
const maxUnnamed = 70
const reach = 400
const boundary = /[;:.]\s|,\s/gu

/** Whether a place stands in the title of a norm: what follows it there is no part of the decision. */
export function isInTitle(text: string, at: number): boolean {
  return inTitle.test(foldSameLength(text.slice(Math.max(0, at - reach), at)))
}

/** The clause before a decision that names its object; null where the decision names it, or no clause does. */
export function antecedentOf(text: string, sentence: number, { from, to }: TextSpan): TextSpan | null {
  const folded = foldSameLength(text)
  const decision = folded.slice(from, to)
  const start = Math.max(0, Math.min(sentence, from), from - reach)
  if (withoutNoun.test(decision)) {
    const last = [...folded.slice(start, from).matchAll(object)].at(-1)
    return last === undefined ? null : named(folded, start + last.index)
  }
  if (to - from > maxUnnamed || decision.search(object) >= 0 || !unnamed.test(decision)) return null
  return clauseWith(folded, start, from) ?? clauseWith(folded, Math.max(0, from - reach), from)
}

/** A recourse with its kind: «recurso de apelación subsidiario». */
const kind =
  /^\S+(?: de (?:apelacion|casacion|nulidad|queja|hecho|amparo|proteccion|revision|reposicion|inaplicabilidad|unificacion de jurisprudencia)(?: en (?:la forma|el fondo))?)?(?: (?:en subsidio|subsidiari[ao]|adhesiv[ao]))?/u

const named = (folded: string, from: number): TextSpan => ({ from, to: from + (kind.exec(folded.slice(from))?.[0].length ?? 0) })

const opening =
  /^(?:[^,]{0,40}, es que |(?:y|e|que|en consecuencia),? (?:que )?|(?:y,? )?de lo (?:cual|que) (?:se \p{L}+|resulta|fluye) que )/u

/** The clause with the last object named between two places, from its beginning. */
const clauseWith = (folded: string, start: number, to: number): TextSpan | null => {
  const before = folded.slice(start, to)
  const last = [...before.matchAll(object)].at(-1)
  if (last === undefined) return null
  const opened = [...before.slice(0, last.index).matchAll(boundary)].at(-1)
  const from = opened === undefined ? 0 : opened.index + opened[0].length
  return { from: start + from + (opening.exec(before.slice(from))?.[0].length ?? 0), to }
}
