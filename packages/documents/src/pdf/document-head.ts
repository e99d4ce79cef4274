import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DocumentHead, EntryNote } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { pdfStyles } from './pdf-styles.ts'

/** Title, request and notices. */
export function documentHead(head: DocumentHead): ReactElement {
  return createElement(
    View,
    { key: 'head' },
    createElement(Text, { style: pdfStyles.title }, plainText(head.title)),
    ...head.facts.map(({ name, value }) =>
      createElement(
        View,
        { key: name, style: pdfStyles.fact },
        createElement(Text, { style: pdfStyles.factName }, name),
        createElement(Text, { style: pdfStyles.factValue }, plainText(value)),
      ),
    ),
    ...head.notices.map((notice) => createElement(Text, { key: notice, style: pdfStyles.notice }, plainText(notice))),
    ...pdfNotes(head.notes),
    createElement(View, { style: pdfStyles.headEnd }),
  )
}

/** Notes with who wrote them, in order. */
export function pdfNotes(notes: readonly EntryNote[]): ReactElement[] {
  return notes.map(({ source, text }, at) =>
    createElement(
      Text,
      { key: `note ${at}`, style: pdfStyles.note },
      createElement(Text, { style: pdfStyles.place }, plainText(`Nota (${source}): `)),
      plainText(text, { lines: true }),
    ),
  )
}
