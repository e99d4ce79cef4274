import { analyze, foldText, stopWords } from '@basejuris/legal-text'
import { type Candidate, candidateAt } from '../choosing/candidate.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'

/** A longer paragraph tells more than what a value is paid for. */
const maxItem = 220

/**
 * Items of the operative part that state one value: «a) Feriado: $300.000». Each is its whole paragraph, though it is short or has a full stop
 * behind the value.
 */
export function operativeItems(source: SourceRuling, read: (text: string) => readonly unknown[]): Candidate[] {
  return source.ruling.sections
    .filter(({ kind }) => kind === 'resolutiva')
    .flatMap(({ anchor: section, kind, paragraphs }) =>
      paragraphs
        .filter(({ text }) => text.length <= maxItem && read(text).length === 1)
        .map(({ anchor, text }) => {
          const from = text.length - text.trimStart().length
          return candidateAt(source, kind, { section, anchor, from, to: text.trimEnd().length })
        }),
    )
    .filter(({ voice }) => voice.speaker === 'tribunal')
}

/** Names by which items call what a question may name in full. On folded text. */
const fullNames: readonly (readonly [RegExp, string])[] = [
  [
    /\bindemnizacion sustitutiva\b(?! (?:de|del|por) (?:\p{L}+ )?(?:fuero|feriado|beneficio))|\bmes de aviso\b|\bfalta de aviso\b/u,
    'indemnización sustitutiva del aviso previo',
  ],
  [/^[^\p{L}]*(?:\p{L}\s?[.)-]+\s*)?(?:\d+ )?años? de servicios?\b/u, 'indemnización por años de servicio'],
  [/\b(?:daño moral|lucro cesante)\b/u, 'indemnización'],
  [/\bincremento (?:legal|del? \d|establecido|contenido|contemplado|previsto)/u, 'recargo legal'],
]

/** The stems of a text that says what a value is for, and those of the full name of what it calls by another one. */
export function stemsOfItem(text: string): string[] {
  const folded = foldText(text)
  const full = fullNames.filter(([called]) => called.test(folded)).map(([, name]) => name)
  return [text, ...full].flatMap(stemsOf)
}

const stemsOf = (text: string): string[] => analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token]))
