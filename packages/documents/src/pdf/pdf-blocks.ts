import { Link, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DocumentLink } from '../document.ts'
import { plainText } from '../plain-text.ts'
import { pdfStyles } from './pdf-styles.ts'
import { unhyphenated } from './register-fonts.ts'
import { type StructureType, tagged } from './tagging/structure.ts'

type Style = (typeof pdfStyles)[keyof typeof pdfStyles]

export function text(key: string, style: Style, words: string, type: StructureType = 'P'): ReactElement {
  return createElement(Text, tagged(type, { key, style }), plainText(words))
}

/** A heading that never ends a page. */
export function title(key: string, words: string, type: 'H2' | 'H3'): ReactElement {
  const style = type === 'H2' ? pdfStyles.rulingCaption : pdfStyles.subtitle
  return createElement(Text, tagged(type, { key, style, minPresenceAhead: 60, ...unhyphenated }), plainText(words))
}

export function linked(key: string, { text: words, url }: DocumentLink): ReactElement {
  return createElement(Link, { key, src: url, style: pdfStyles.indentedLink }, plainText(words))
}

/** Lines of cells, as a list: the first cell of each is its label. */
export function rows(key: string, lines: readonly (readonly string[])[], styles: readonly Style[]): ReactElement {
  return createElement(
    View,
    tagged('L', { key, style: pdfStyles.rows }),
    ...lines.map((cells, line) =>
      createElement(
        View,
        tagged('LI', { key: String(line), style: key === 'facts' ? pdfStyles.fact : pdfStyles.row, wrap: false }),
        ...cells.map((cell, at) => text(String(at), styles[at] ?? pdfStyles.cell, cell, at === 0 ? 'Lbl' : 'LBody')),
      ),
    ),
  )
}
