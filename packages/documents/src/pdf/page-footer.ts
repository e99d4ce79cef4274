import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { pdfStyles } from './pdf-styles.ts'

/** The title and the page number, on every page. */
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
