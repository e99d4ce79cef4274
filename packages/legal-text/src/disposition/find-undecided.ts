import type { Paragraph, Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import { voicesIn } from '../speaker/find-voices.ts'
import type { SpokenRange } from '../speaker/voice.ts'

/** A sentence in which the court says that it does not decide something. Half-open UTF-16 range in its paragraph. */
export interface UndecidedPlace extends TextSpan {
  readonly anchor: string
}

const passing = '(?:[\\p{L}]+ ){0,2}?'
const rule =
  'pronunci(?:arse|amiento|arnos)|emitir|analizar|examinar|referirse|abordar|dilucidar|entrar|hacerse cargo|detenerse|extenderse|abocarse'
/** «se omite pronunciamiento», «no se emitirá pronunciamiento», «no se pronunciará». */
const omits = `\\bomit(?:e|en|ira|iran|ir|irse|iendo|iendose|iremos|ase) ${passing}(?:pronunci|emitir)|\\b(?:no se (?:emite|emitira|hara)|no emitira|sin emitir) ${passing}pronunciamiento|\\bno se pronunciara\\b|\\bsin pronunciarse\\b`
/** «no es esta la vía», «la presente acción no constituye la vía idónea». */
const wrongWay = `\\bno (?:es|siendo|constituye|resulta(?: ser)?)(?: esta)? (?:la )?(?:via|sede)\\b`
/** «resulta innecesario pronunciarse», «es inoficioso emitir». */
const needless = `\\b(?:innecesari[oa]|inoficios[oa]|ocios[oa]) (?:resulta )?${passing}(?:${rule})`
/** «excede el ámbito de esta acción», «es ajeno a la naturaleza cautelar». */
const beyond = `\\bexceden? (?:(?:el|los|del|de los|a los|al|con creces (?:el|los)) )?(?:ambito|margenes|limites|marco|objeto|fines|finalidad|competencia|materia)\\b[^.;]{0,60}\\b(?:accion|recurso|arbitrio|via|procedimiento|sede|proteccion|amparo|cautela\\p{L}*)`
const cue = new RegExp(`${omits}|${wrongWay}|${needless}|${beyond}`, 'u')
/** A norm or a party says it, or the court says that it may not happen. */
const others =
  /\b(?:alega|aduce|sostiene|solicita|pide|arguye|denuncia|reprocha|acusa|plantea|refiere|expone|informa)(?:n|ndo)?\b|\b(?:habria|hubiese|hubiera|debio|no (?:puede|podria|podra|cabe)) (?:haber )?omiti|\bomitio\b|\b(?:sentencia|fallo|resolucion) (?:en alzada|apelad[oa]|recurrid[oa]|impugnad[oa])[^.;]{0,40} omit/u

export interface UndecidedOptions {
  /** Who speaks in the paragraphs, by anchor, where it was read before. */
  readonly spoken?: ReadonlyMap<string, readonly SpokenRange[]> | undefined
  /** The text of a paragraph as `foldSameLength` has it. */
  readonly folded?: (paragraph: Paragraph) => string
}

/**
 * Sentences in which the court expressly leaves something undecided, in its own words: what parties, other courts and dissents say does not
 * count, nor does what stands between quotation marks.
 */
export function findUndecided(sections: readonly Section[], { spoken, folded = fold }: UndecidedOptions = {}): UndecidedPlace[] {
  return sections.flatMap((section) => {
    if (section.kind === 'voto' || section.kind === 'encabezado') return []
    const found = findIn(section, folded)
    if (found.length === 0) return []
    const voices = spoken ?? voicesIn(section)
    return found.filter(({ anchor, from, to }) => !(voices.get(anchor) ?? []).some((range) => range.from < to && from < range.to))
  })
}

const fold = ({ text }: Paragraph): string => foldSameLength(text)

const findIn = ({ paragraphs }: Section, foldedOf: NonNullable<UndecidedOptions['folded']>): UndecidedPlace[] =>
  paragraphs.flatMap((paragraph) => {
    const folded = foldedOf(paragraph)
    if (!cue.test(folded)) return []
    const { anchor, text } = paragraph
    return splitSentences(text).flatMap(({ from, to }) => {
      const sentence = folded.slice(from, to).replaceAll(/«[^»]*»|“[^”]*”|"[^"\n]*"/gu, ' ')
      return cue.test(sentence) && !others.test(sentence) ? [{ anchor, from, to }] : []
    })
  })
