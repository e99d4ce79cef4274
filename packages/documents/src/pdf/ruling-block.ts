import { Link, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DocumentHead, RulingEntry } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { datedCitation, decisionWords, factsLine, tagLine, warningsOf } from '../ruling-lines.ts'
import { pdfNotes } from './document-head.ts'
import { pdfStyles } from './pdf-styles.ts'
import { unhyphenated } from './register-fonts.ts'
import { tagged } from './tagging/structure.ts'

const text = (key: string, style: (typeof pdfStyles)[keyof typeof pdfStyles], words: string): ReactElement =>
  createElement(Text, tagged('P', { key, style }), plainText(words))

/** Tags, notes, warnings, citation and link of a ruling. */
export function rulingSource(entry: RulingEntry, head: Pick<DocumentHead, 'consultedOn'>): ReactElement[] {
  const tags = tagLine(entry)
  return [
    ...(tags === null ? [] : [text('tags', pdfStyles.meta, tags)]),
    ...pdfNotes(entry.notes),
    ...warningsOf(entry).map((warning) => text(warning, pdfStyles.warning, warning)),
    text('citation', pdfStyles.citation, datedCitation(entry, head)),
    createElement(Link, { key: 'link', src: entry.url, style: pdfStyles.link }, entry.url),
  ]
}

/** What a ruling decides, with a link to the place. */
export function decisionLine({ decision }: Pick<RulingEntry, 'decision'>): ReactElement[] {
  if (decision === null) return []
  return [
    createElement(
      Text,
      tagged('P', { key: 'decision', style: pdfStyles.decision }),
      createElement(Link, { src: decision.url, style: pdfStyles.decisionLabel }, `${decision.label}: `),
      plainText(decisionWords(decision)),
    ),
  ]
}

/** The passages of a ruling, each with what was saved beside it. */
export function quotedPassages({ passages }: Pick<RulingEntry, 'passages'>): ReactElement[] {
  return passages.flatMap(({ place, text: words, saved }, index) => {
    const tags = saved === undefined ? null : tagLine(saved)
    return [
      ...(words === '' && place === ''
        ? []
        : [
            createElement(
              Text,
              tagged('BlockQuote', { key: `passage ${index}`, style: pdfStyles.passage }),
              createElement(Text, { style: pdfStyles.place }, `${place}  `),
              words === '' ? '' : `«${plainText(words, { lines: true })}»`,
            ),
          ]),
      ...(saved?.warning == null ? [] : [text(`warning ${index}`, pdfStyles.warning, saved.warning)]),
      ...(tags === null ? [] : [text(`tags ${index}`, pdfStyles.note, tags)]),
      ...pdfNotes(saved?.notes ?? [], `passage ${index}`),
    ]
  })
}

/** One ruling in a list: facts, passages and citation. */
export function listedRuling(entry: RulingEntry, head: DocumentHead, number: number): ReactElement {
  return createElement(
    View,
    tagged('Sect', { key: entry.citable.docId, style: pdfStyles.entry }),
    createElement(
      View,
      { wrap: false, minPresenceAhead: 40 },
      createElement(
        Text,
        tagged('H2', { key: 'caption', style: pdfStyles.caption, ...unhyphenated }),
        plainText(`${number}. ${entry.citable.caption}`),
      ),
      text('meta', pdfStyles.meta, factsLine(entry)),
    ),
    ...decisionLine(entry),
    ...quotedPassages(entry),
    ...rulingSource(entry, head),
  )
}
