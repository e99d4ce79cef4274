import { Document, Footer, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { heading, line, linked, named } from '../docx/docx-paragraphs.ts'
import { docxStyles } from '../docx/docx-styles.ts'
import { letterPage, pageNumber } from '../docx/write-docx.ts'
import { plainText } from '../plain-text.ts'
import { type AnsweredQuestion, type AnsweringRuling, type AnswerLine, answerWords, type WriteAnswers } from './answers.ts'

/** A conversation as a word-processor document. */
export const writeAnswersDocx: WriteAnswers = async function* (answers) {
  const children = [
    heading(answers.title, HeadingLevel.TITLE),
    ...answers.facts.map(({ name, value }) => named(name, value)),
    ...answers.notices.map((notice) => line('Datos', notice)),
    ...answers.questions.flatMap(answered),
  ]
  const document = new Document({
    creator: 'BaseJuris',
    title: plainText(answers.title),
    styles: docxStyles,
    sections: [
      {
        properties: { page: letterPage },
        footers: { default: new Footer({ children: [line('Datos', answers.footer), pageNumber()] }) },
        children,
      },
    ],
  })
  yield await Packer.toBuffer(document)
}

function answered({ question, lead, points = [], lines, quoted, others, searched, notices }: AnsweredQuestion): Paragraph[] {
  return [
    heading(question, HeadingLevel.HEADING_1),
    new Paragraph({ children: [new TextRun({ text: plainText(lead), bold: true })] }),
    ...notices.map((notice) => line('Aviso', notice)),
    ...points.map((point) => line('Nota', point)),
    ...lines.flatMap(spoken),
    ...rulings(answerWords.quoted, quoted),
    ...rulings(answerWords.others, others),
    ...(searched.length === 0
      ? []
      : [heading(answerWords.searched, HeadingLevel.HEADING_2), ...searched.map((step) => line('Nota', step))]),
  ]
}

function spoken(one: AnswerLine): Paragraph[] {
  if (one.kind === 'missing') return [line('Aviso', one.text)]
  if (one.kind === 'generated')
    return [
      line('Datos', answerWords.generated),
      new Paragraph({
        children: [new TextRun(plainText(one.text)), ...one.places.flatMap((place) => [new TextRun(' '), linked(place)])],
      }),
    ]
  return [
    ...(one.voice === null ? [] : [line('Datos', one.voice)]),
    new Paragraph({ style: 'Quote', children: [new TextRun(`${plainText(`«${one.text}»`)} `), linked(one.place)] }),
  ]
}

const rulings = (title: string, list: readonly AnsweringRuling[]): Paragraph[] =>
  list.length === 0
    ? []
    : [
        heading(title, HeadingLevel.HEADING_2),
        ...list.flatMap(({ ruling, facts }) => [
          new Paragraph({ style: 'Nota', children: [linked(ruling)] }),
          ...facts.map((fact) => line('Nota', fact)),
        ]),
      ]
