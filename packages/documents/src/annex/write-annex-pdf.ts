import { Document, Page, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { pageFooter } from '../pdf/page-footer.ts'
import { linked, rows, text, title } from '../pdf/pdf-blocks.ts'
import { pdfStyles } from '../pdf/pdf-styles.ts'
import { registerFonts, unhyphenated } from '../pdf/register-fonts.ts'
import { renderTagged } from '../pdf/tagging/render-tagged.ts'
import { tagged } from '../pdf/tagging/structure.ts'
import { plainText } from '../plain-text.ts'
import {
  type AnnexFinding,
  type AnnexLoose,
  type AnnexMissed,
  type AnnexQuotation,
  type AnnexWords,
  annexWords,
  type WriteAnnex,
} from './annex.ts'

/** «Anexo de verificación» as a tagged PDF. */
export const writeAnnexPdf: WriteAnnex = async function* (annex) {
  registerFonts()
  const name = plainText(annex.title)
  const children = [
    createElement(Text, tagged('H1', { key: 'title', style: pdfStyles.title, ...unhyphenated }), name),
    rows(
      'facts',
      annex.facts.map(({ name: fact, value }) => [fact, value]),
      [pdfStyles.factName, pdfStyles.factValue],
    ),
    ...annex.notices.map((notice) => text(notice, pdfStyles.notice, notice)),
    createElement(View, { key: 'end', style: pdfStyles.headEnd }),
    title('summary', annexWords.summary, 'H2'),
    text('headline', pdfStyles.paragraph, annex.headline),
    rows(
      'counts',
      annex.counts.map(({ verdict, count }) => [verdict, count]),
      [pdfStyles.wideCell, pdfStyles.cell],
    ),
    ...(annex.untried.length === 0
      ? []
      : [title('untried', annexWords.untried, 'H3'), ...annex.untried.map((one) => text(one, pdfStyles.paragraph, one))]),
    title('authorities', annexWords.authorities, 'H2'),
    ...(annex.placesNote === null ? [] : [text('places', pdfStyles.meta, annex.placesNote)]),
    ...annex.authorities.flatMap(({ title: group, rows: lines }, at) => [
      title(`group ${at}`, group, 'H3'),
      rows(
        `rows ${at}`,
        lines.map((line) => [line.name, line.places, line.verdict]),
        [pdfStyles.wideCell, pdfStyles.cell, pdfStyles.cell],
      ),
    ]),
    ...annex.groups.flatMap(({ title: group, findings }, at) => [title(`findings ${at}`, group, 'H2'), ...findings.map(finding)]),
    ...(annex.loose === null
      ? []
      : [
          title('loose', annex.loose.title, 'H2'),
          text('loose note', pdfStyles.paragraph, annex.loose.note),
          ...annex.loose.quotations.map(loose),
        ]),
    ...(annex.missed === null
      ? []
      : [
          title('missed', annex.missed.title, 'H2'),
          text('missed note', pdfStyles.paragraph, annex.missed.note),
          ...annex.missed.rulings.map(missed),
        ]),
  ]
  const page = createElement(
    Page,
    tagged('Sect', { key: 'annex', size: 'LETTER' as const, experimentalPagination: true, style: pdfStyles.page }),
    pageFooter(name),
    ...children,
  )
  yield* renderTagged(createElement(Document, null, page), { title: name, author: 'BaseJuris' })
}

function finding(one: AnnexFinding): ReactElement {
  const { differences, quotations, lists, officialText } = one
  return createElement(
    View,
    tagged('Sect', { key: String(one.number), style: pdfStyles.entry }),
    title('title', `${one.number}. ${one.verdict}: ${one.understood}`, 'H3'),
    text('written', pdfStyles.meta, `«${one.written}» (${one.place})`),
    ...one.sentences.map((sentence, at) => text(`sentence ${at}`, pdfStyles.note, sentence)),
    ...differences.map(({ name, written, found }) =>
      text(name, pdfStyles.note, `${name}. ${annexWords.written}: ${written}. ${annexWords.found}: ${found}.`),
    ),
    ...quotations.flatMap(quotation),
    ...lists.flatMap((list, at) => [
      text(`list ${at}`, pdfStyles.note, list.title),
      ...list.links.map((link, place) => linked(`link ${at} ${place}`, link)),
    ]),
    ...(officialText === null ? [] : [linked('official', officialText)]),
  )
}

function quotation({ written, place, passage, words, note, legend }: AnnexQuotation, at: number): ReactElement[] {
  const side = (kind: 'written' | 'source', plain: string): (string | ReactElement)[] =>
    words.length === 0 ? [plainText(plain)] : words.filter((one) => one.kind !== other(kind)).flatMap(wordsOf)
  const line = (key: string, label: string, content: readonly (string | ReactElement)[]): ReactElement =>
    createElement(
      Text,
      tagged('BlockQuote', { key, style: pdfStyles.passage }),
      createElement(Text, { style: pdfStyles.place }, plainText(`${label}: `)),
      ...content,
    )
  return [
    line(`written ${at}`, annexWords.written, side('written', `«${written}»`)),
    ...(passage === null ? [] : [line(`source ${at}`, place?.text ?? annexWords.source, side('source', `«${passage}»`))]),
    text(`note ${at}`, pdfStyles.note, `${note} ${legend}`.trim()),
    ...(place === null ? [] : [linked(`place ${at}`, { ...place, text: place.url })]),
  ]
}

function loose(one: AnnexLoose, at: number): ReactElement {
  return createElement(
    View,
    tagged('Sect', { key: `loose ${at}`, style: pdfStyles.entry }),
    title('title', one.heading, 'H3'),
    text('location', pdfStyles.meta, one.location),
    ...quotation(one, at),
  )
}

function missed({ reason, ruling, sentence, citations, passage, note }: AnnexMissed, at: number): ReactElement {
  return createElement(
    View,
    tagged('Sect', { key: `missed ${at}`, style: pdfStyles.entry }),
    title('title', `${reason}: ${ruling.text}`, 'H3'),
    ...(citations === '' ? [] : [text('citations', pdfStyles.meta, citations)]),
    text('sentence', pdfStyles.note, sentence),
    ...(passage === null ? [] : [text('passage', pdfStyles.passage, `«${passage.text}»`, 'BlockQuote'), linked('place', passage.place)]),
    ...(note === null ? [] : [text('note', pdfStyles.note, note)]),
    linked('ruling', { ...ruling, text: ruling.url }),
  )
}

const other = (kind: 'written' | 'source'): AnnexWords['kind'] => (kind === 'written' ? 'source' : 'written')

/** Words of one side alone are struck through or underlined. */
const wordsOf = ({ kind, text: words }: AnnexWords, at: number): (string | ReactElement)[] => [
  createElement(
    Text,
    { key: at, style: kind === 'written' ? pdfStyles.struck : kind === 'source' ? pdfStyles.underlined : {} },
    plainText(words),
  ),
  ' ',
]
