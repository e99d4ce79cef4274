import { AlignmentType, ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx'
import type { DocumentHead, EntryDecision, EntryPassage, EntrySection, RulingEntry } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { datedCitation, decisionWords, factsLine, tagLine, warningsOf } from '../ruling-lines.ts'
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

/** A section that says its title itself has no other: its beginning is bold. */
function section(entrySection: EntrySection): Paragraph[] {
  const { title, paragraphs } = entrySection
  const lead = sectionLead(entrySection)
  return [
    ...(lead === null && hasOwnTitle(entrySection) ? [new Paragraph({ text: plainText(title), heading: HeadingLevel.HEADING_2 })] : []),
    ...paragraphs.map((text, at) => {
      const bold = at === lead?.paragraph ? text.slice(0, lead.length) : ''
      const runs = [
        ...(bold === '' ? [] : [new TextRun({ text: plainText(bold), bold: true })]),
        new TextRun(plainText(text.slice(bold.length))),
      ]
      return new Paragraph({ children: runs, alignment: AlignmentType.JUSTIFIED })
    }),
  ]
}

/** A ruling: facts, citation, and passages or whole text. A numbered ruling shows its caption; with its text it begins a page. */
export function docxRuling(entry: RulingEntry, head: DocumentHead, number: number | null): Paragraph[] {
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
    ...entry.sections.flatMap(section),
  ]
}
