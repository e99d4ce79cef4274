import { Document, Page, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { pageFooter } from '../pdf/page-footer.ts'
import { linked, rows, text, title } from '../pdf/pdf-blocks.ts'
import { pdfStyles } from '../pdf/pdf-styles.ts'
import { registerFonts, unhyphenated } from '../pdf/register-fonts.ts'
import { renderTagged } from '../pdf/tagging/render-tagged.ts'
import { tagged } from '../pdf/tagging/structure.ts'
import { plainText } from '../plain-text.ts'
import { type AnsweredQuestion, type AnsweringRuling, type AnswerLine, answerWords, type WriteAnswers } from './answers.ts'

/** A conversation as a tagged PDF. */
export const writeAnswersPdf: WriteAnswers = async function* (answers) {
  registerFonts()
  const name = plainText(answers.title)
  const page = createElement(
    Page,
    tagged('Sect', { key: 'answers', size: 'LETTER' as const, experimentalPagination: true, style: pdfStyles.page }),
    pageFooter(plainText(answers.footer)),
    createElement(Text, tagged('H1', { key: 'title', style: pdfStyles.title, ...unhyphenated }), name),
    rows(
      'facts',
      answers.facts.map(({ name: fact, value }) => [fact, value]),
      [pdfStyles.factName, pdfStyles.factValue],
    ),
    ...answers.notices.map((notice) => text(notice, pdfStyles.notice, notice)),
    createElement(View, { key: 'end', style: pdfStyles.headEnd }),
    ...answers.questions.map(answered),
  )
  yield* renderTagged(createElement(Document, null, page), { title: name, author: 'BaseJuris' })
}

function answered({ question, lead, points = [], lines, quoted, others, searched, notices }: AnsweredQuestion, at: number): ReactElement {
  return createElement(
    View,
    tagged('Sect', { key: `question ${at}`, style: pdfStyles.entry }),
    title('question', question, 'H2'),
    text('lead', pdfStyles.lead, lead),
    ...notices.map((notice) => text(notice, pdfStyles.warning, notice)),
    ...points.map((point, of) => text(`point ${of}`, pdfStyles.note, point)),
    ...lines.flatMap(spoken),
    ...rulings('quoted', answerWords.quoted, quoted),
    ...rulings('others', answerWords.others, others),
    ...(searched.length === 0
      ? []
      : [title('searched', answerWords.searched, 'H3'), ...searched.map((step, line) => text(`step ${line}`, pdfStyles.note, step))]),
  )
}

function spoken(one: AnswerLine, at: number): ReactElement[] {
  if (one.kind === 'missing') return [text(`line ${at}`, pdfStyles.warning, one.text)]
  if (one.kind === 'generated')
    return [
      text(`label ${at}`, pdfStyles.meta, answerWords.generated),
      text(`line ${at}`, pdfStyles.paragraph, one.text),
      ...one.places.map((place, of) => linked(`place ${at} ${of}`, place)),
    ]
  return [
    ...(one.voice === null ? [] : [text(`voice ${at}`, pdfStyles.meta, one.voice)]),
    text(`line ${at}`, pdfStyles.passage, `«${one.text}»`, 'BlockQuote'),
    linked(`place ${at}`, one.place),
  ]
}

const rulings = (key: string, name: string, list: readonly AnsweringRuling[]): ReactElement[] =>
  list.length === 0
    ? []
    : [
        title(key, name, 'H3'),
        ...list.flatMap(({ ruling, facts }, at) => [
          linked(`${key} ${at}`, ruling),
          ...facts.map((fact, of) => text(`${key} ${at} ${of}`, pdfStyles.note, fact)),
        ]),
      ]
