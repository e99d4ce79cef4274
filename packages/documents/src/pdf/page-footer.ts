import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { pdfStyles } from './pdf-styles.ts'

/** On every page: what it belongs to, and its number. */
export function pageFooter(text: string): ReactElement {
  return createElement(
    View,
    { key: 'footer', style: pdfStyles.footer, fixed: true },
    createElement(Text, null, text),
    createElement(Text, {
      render: ({ pageNumber, totalPages }: { readonly pageNumber: number; readonly totalPages?: number }) =>
        `${pageNumber} de ${totalPages ?? ''}`,
    }),
  )
}
