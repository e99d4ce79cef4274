import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DocumentHead } from '../document.ts'
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
    createElement(View, { style: pdfStyles.headEnd }),
  )
}
