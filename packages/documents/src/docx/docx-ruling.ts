import { AlignmentType, ExternalHyperlink, HeadingLevel, Paragraph, ShadingType, TextRun } from 'docx'
import type { DocumentHead, EntryDecision, EntryPassage, EntrySection, RulingEntry } from '../document.ts'
import { MarkedText, type PassageNote, type TextPiece } from '../marked-text.ts'
import { plainText } from '../plain-text.ts'
import { datedCitation, decisionWords, factsLine, tagLine, voicesAbove, warningsOf } from '../ruling-lines.ts'
import { hasOwnTitle, sectionLead } from '../section-lead.ts'
import { docxNote } from './docx-head.ts'

/** What a ruling decides, with a link to the place. */
export function docxDecision(decision: EntryDecision | null): Paragraph[] {
  if (decision === null) return []
  const label = new TextRun({ text: `${decision.label}: `, bold: true })
  const place = new TextRun({ text: 'Ver en la sentencia', style: 'Hyperlink' })
  return [
    new Paragraph({
      alignment: AlignmentType.JUSTIFIED,
      children: [
        label,
        new TextRun(`${plainText(decisionWords(decision))} `),
        new ExternalHyperlink({ link: decision.url, children: [place] }),
      ],
    }),
  ]
}

/** The words of a passage in paragraphs of style «Quote», with its place, then what was saved beside it. */
export function docxPassage({ place, text, saved }: EntryPassage): Paragraph[] {
  const words = plainText(place === '' ? 'Pasaje' : place)
  const named = new TextRun({ text: words, ...(saved === undefined ? { color: '56606E' } : { style: 'Hyperlink' }) })
  const where = saved === undefined ? named : new ExternalHyperlink({ link: saved.url, children: [named] })
  const lines = text === '' ? [] : `«${text}»`.split('\n')
  const tags = saved === undefined ? null : tagLine(saved)
  return [
    ...(lines.length === 0 ? [new Paragraph({ style: 'Quote', children: [where] })] : []),
    ...lines.map(
      (line, at) =>
        new Paragraph({
          style: 'Quote',
          alignment: AlignmentType.JUSTIFIED,
          children: [...(at === 0 ? [where, new TextRun('  ')] : []), new TextRun(plainText(line))],
        }),
    ),
    ...(saved?.warning == null ? [] : [new Paragraph({ style: 'Aviso', text: plainText(saved.warning) })]),
    ...(tags === null ? [] : [new Paragraph({ style: 'Nota', text: plainText(tags) })]),
    ...(saved?.notes ?? []).flatMap(docxNote),
  ]
}

const pieceRuns = ({ text, isLead, wash, note }: TextPiece): TextRun[] => [
  new TextRun({
    text: plainText(text),
    ...(isLead ? { bold: true } : {}),
    ...(wash === null ? {} : { shading: { type: ShadingType.CLEAR, color: 'auto', fill: wash.slice(1) } }),
  }),
  ...(note === null ? [] : [new TextRun({ text: `[${note}]`, superScript: true, bold: true })]),
]

/** What somebody wrote about a passage, under the paragraph where it ends. */
const passageNote = ({ number, lines }: PassageNote): Paragraph[] =>
  lines.map((line, at) => new Paragraph({ style: 'Nota', text: plainText(at === 0 ? `[${number}] ${line}` : line) }))

/** Who speaks, above the section or a paragraph of it. */
const voiceLines = (section: EntrySection, paragraph: number | null): Paragraph[] =>
  voicesAbove(section, paragraph).map((label) => new Paragraph({ style: 'Voz', keepNext: true, text: plainText(label) }))

/** A section that says its title itself has no other: its beginning is bold. Saved passages are shaded. */
function section(entrySection: EntrySection, marked: MarkedText): Paragraph[] {
  const { title, paragraphs } = entrySection
  const lead = sectionLead(entrySection)
  return [
    ...(lead === null && hasOwnTitle(entrySection) ? [new Paragraph({ text: plainText(title), heading: HeadingLevel.HEADING_2 })] : []),
    ...voiceLines(entrySection, null),
    ...paragraphs.flatMap((_, at) => {
      const { pieces, notes } = marked.cut(entrySection, at, at === lead?.paragraph ? lead.length : 0)
      return [
        ...voiceLines(entrySection, at),
        new Paragraph({ children: pieces.flatMap(pieceRuns), alignment: AlignmentType.JUSTIFIED }),
        ...notes.flatMap(passageNote),
      ]
    }),
  ]
}

/** A ruling: facts, citation, and passages or whole text. A numbered ruling shows its caption; with its text it begins a page. */
export function docxRuling(entry: RulingEntry, head: DocumentHead, number: number | null): Paragraph[] {
  const marked = new MarkedText()
  return [
    ...(number === null
      ? []
      : [
          new Paragraph({
            text: plainText(`${number}. ${entry.citable.caption}`),
            heading: HeadingLevel.HEADING_1,
            pageBreakBefore: entry.sections.length > 0,
          }),
        ]),
    new Paragraph({ style: 'Datos', text: plainText(factsLine(entry)) }),
    ...warningsOf(entry).map((text) => new Paragraph({ style: 'Aviso', text: plainText(text) })),
    ...docxDecision(entry.decision),
    ...entry.passages.flatMap(docxPassage),
    ...[tagLine(entry)].flatMap((tags) => (tags === null ? [] : [new Paragraph({ style: 'Datos', text: plainText(tags) })])),
    ...entry.notes.flatMap(docxNote),
    new Paragraph({ style: 'Cita', text: plainText(datedCitation(entry, head)) }),
    new Paragraph({
      style: 'Cita',
      children: [new ExternalHyperlink({ link: entry.url, children: [new TextRun({ text: entry.url, style: 'Hyperlink' })] })],
    }),
    ...entry.sections.flatMap((one) => section(one, marked)),
  ]
}
