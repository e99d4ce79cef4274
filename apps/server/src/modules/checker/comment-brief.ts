import type { LooseQuotation } from '@basejuris/contract'
import { type CitationCheck, describeLoose } from '@basejuris/contract/check-words'
import type { AnnexFinding } from '@basejuris/documents'
import type { Annotations } from '@basejuris/ingestion'
import { findCorrections } from './find-corrections.ts'
import { type AnnexSubject, presentFindings } from './present-annex.ts'

/** Characters of one line of a comment. */
const maxLine = 700

/** A comment for each citation, and the corrections that are certain. A correction within the words of another is left out by the writer. */
export function commentBrief(checked: CitationCheck, subject: AnnexSubject): Annotations {
  const findings = presentFindings(checked, subject)
  const corrections = checked.citas.map((citation) => findCorrections(citation, subject.text))
  return {
    comments: [
      ...checked.citas.map(({ desde, hasta, lugar }, at) => {
        const finding = findings[at]
        const lines = finding === undefined ? [] : commentLines(finding, lugar.parte === 'cuerpo')
        const isCorrected = (corrections[at] ?? []).length > 0
        return { from: desde, to: hasta, lines: [...lines, ...(isCorrected ? [proposal] : [])].map(shorten) }
      }),
      ...checked.frases.map(looseComment),
    ].sort((one, other) => one.from - other.from),
    corrections: corrections.flat(),
    annotator: { author: 'BaseJuris', initials: 'BJ', at: new Date(checked.verificadoEl) },
  }
}

/** What is said of words that belong to no citation. */
const looseComment = (frase: LooseQuotation): Annotations['comments'][number] => ({
  from: frase.desde,
  to: frase.hasta,
  lines: [`Frase sin cita. ${describeLoose(frase)}.`, ...(frase.fuente === null ? ['Eso no significa que no exista.'] : [])].map(shorten),
})

const proposal = 'Proponemos la corrección con control de cambios: acéptela o rechácela.'

/** What is said of a citation. One in a note names its words, because the comment stands at the number of the note. */
const commentLines = (finding: AnnexFinding, isInBody: boolean): string[] => {
  const { number, verdict, understood, written, place, sentences, quotations, lists, officialText } = finding
  return [
    `Cita ${number}: ${verdict}. ${understood}`,
    ...(isInBody ? [] : [`En ${place}: «${written}»`]),
    ...sentences,
    ...quotations.flatMap(({ place: source, passage, note }) => [
      ...(passage === null ? [] : [`${source?.text ?? 'La fuente'}: «${passage.replaceAll(/\s+/gu, ' ').trim()}»`]),
      note,
    ]),
    ...lists.flatMap(({ title, links }) => [title, ...links.map(({ text, url }) => `${text}. ${url}`)]),
    ...(officialText === null ? [] : [`${officialText.text}: ${officialText.url}`]),
  ]
}

const shorten = (line: string): string => (line.length <= maxLine ? line : `${line.slice(0, maxLine).trimEnd()}…`)
