import { fictionalNote, formatDate, formatLongDate } from '@basejuris/domain'
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, type ParagraphChild, TextRun } from 'docx'
import type { DocumentHead, RulingEntry, WriteDocument } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { tagLine } from '../ruling-lines.ts'
import { docxNote } from './docx-head.ts'
import { docxDecision, docxPassage } from './docx-ruling.ts'
import { docxStyles } from './docx-styles.ts'
import { letterPage, pageNumbers } from './write-docx.ts'

const linked = (text: string, link: string): ParagraphChild =>
  new ExternalHyperlink({ link, children: [new TextRun({ text: plainText(text), style: 'Hyperlink' })] })

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph =>
  new Paragraph({ text: plainText(text), heading: level })

/** A «minuta»: for each ruling its citation, what it decides and the passages saved of it, in Word's own styles. */
export const writeBriefDocx: WriteDocument = async function* (head, entries, total) {
  const children = briefHead(head)
  const sources: Paragraph[] = []
  let done = 0
  for await (const entry of entries) {
    done += 1
    children.push(...briefRuling(entry, done))
    if (entry.citation !== '') sources.push(source(entry))
    yield { stage: 'read', done, total }
  }
  const end = [heading('Fuentes y advertencias', HeadingLevel.HEADING_1), ...sources, ...origins(head)]
  const document = new Document({
    creator: 'BaseJuris',
    title: plainText(head.title),
    styles: docxStyles,
    sections: [{ properties: { page: letterPage }, footers: { default: pageNumbers }, children: [...children, ...end] }],
  })
  yield await Packer.toBuffer(document)
}

const briefHead = (head: DocumentHead): Paragraph[] => [
  heading('Minuta de jurisprudencia', HeadingLevel.TITLE),
  new Paragraph({ style: 'Subtitle', text: plainText(head.title) }),
  new Paragraph({ style: 'Datos', text: formatLongDate(head.consultedOn) }),
  ...head.notes.flatMap(docxNote),
]

function briefRuling(entry: RulingEntry, number: number): Paragraph[] {
  const { citable, citation, decision, warnings, passages, notes } = entry
  const date = citable.decidedOn === null ? '' : formatDate(citable.decidedOn)
  const facts = [
    ['Tribunal', citable.court],
    ['Fecha', date],
    ['Resultado', entry.outcome],
    ['Etiquetas', tagLine(entry)?.replace('Etiquetas: ', '') ?? ''],
  ].filter(([, value]) => value !== '')
  return [
    heading(`${number}. ${citable.caption}`, HeadingLevel.HEADING_1),
    ...(citation === '' ? [] : [new Paragraph({ style: 'Cita', text: plainText(citation) })]),
    ...facts.map(
      ([name = '', value = '']) =>
        new Paragraph({ style: 'Datos', children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(plainText(value))] }),
    ),
    ...[...(citable.fictional ? [fictionalNote] : []), ...warnings].map((text) => new Paragraph({ style: 'Aviso', text: plainText(text) })),
    ...docxDecision(decision),
    ...(passages.length === 0 ? [] : [heading('Pasajes', HeadingLevel.HEADING_2), ...passages.flatMap(docxPassage)]),
    ...(notes.length === 0 ? [] : [heading('Notas', HeadingLevel.HEADING_2), ...notes.flatMap(docxNote)]),
  ]
}

const source = ({ citation, url, officialUrl }: RulingEntry): Paragraph =>
  new Paragraph({
    style: 'Cita',
    children: [
      new TextRun(`${plainText(citation)} `),
      linked(url, url),
      ...(officialUrl === null ? [] : [new TextRun(' · '), linked(officialUrl, officialUrl)]),
    ],
  })

const origins = ({ facts, notices }: DocumentHead): Paragraph[] =>
  [...facts.map(({ name, value }) => `${name}: ${value}`), ...notices].map(
    (text) => new Paragraph({ style: 'Datos', text: plainText(text) }),
  )
