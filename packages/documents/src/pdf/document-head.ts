import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DocumentHead, EntryNote } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { pdfStyles } from './pdf-styles.ts'
import { unhyphenated } from './register-fonts.ts'
import { tagged } from './tagging/structure.ts'

/** Title, request and notices. */
export function documentHead(head: DocumentHead): ReactElement {
  return createElement(
    View,
    { key: 'head' },
    createElement(Text, tagged('H1', { style: pdfStyles.title, ...unhyphenated }), plainText(head.title)),
    ...(head.facts.length === 0 ? [] : [factList(head)]),
    ...head.notices.map((notice) => createElement(Text, tagged('P', { key: notice, style: pdfStyles.notice }), plainText(notice))),
    ...pdfNotes(head.notes),
    createElement(View, { style: pdfStyles.headEnd }),
  )
}

function factList({ facts }: DocumentHead): ReactElement {
  return createElement(
    View,
    tagged('L', { key: 'facts' }),
    ...facts.map(({ name, value }) =>
      createElement(
        View,
        tagged('LI', { key: name, style: pdfStyles.fact }),
        createElement(Text, tagged('Lbl', { style: pdfStyles.factName }), name),
        createElement(Text, tagged('LBody', { style: pdfStyles.factValue }), plainText(value)),
      ),
    ),
  )
}

/** Notes with who wrote them, in order. */
export function pdfNotes(notes: readonly EntryNote[], of = ''): ReactElement[] {
  return notes.map(({ source, text }, at) =>
    createElement(
      Text,
      tagged('P', { key: `note ${of} ${at}`, style: pdfStyles.note }),
      createElement(Text, { style: pdfStyles.place }, plainText(`Nota (${source}): `)),
      plainText(text, { lines: true }),
    ),
  )
}
