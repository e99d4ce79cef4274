import { Link, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { unhyphenated } from '../pdf/register-fonts.ts'
import { tagged } from '../pdf/tagging/structure.ts'
import { plainText } from '../plain-text.ts'
import { bookStyles } from './book-styles.ts'
import { indexedSections, type NumberedRuling, rulingDestination, sectionDestination, type Volume } from './volume.ts'

/** A page number is known once the pages after it are rendered: the renderer calls this again then. */
const pageOf = (pages: ReadonlyMap<string, number>, place: string): ReactElement =>
  createElement(Text, tagged('P', { key: 'page', style: bookStyles.indexPage, render: () => String(pages.get(place) ?? '') }))

/** The caption stands above it. */
const citationWithoutCaption = ({ citation, citable }: NumberedRuling['entry']): string => citation.replace(`, «${citable.caption}»`, '')

const maxCaption = 200
/** Opinions have their subject as a caption, which may be of several sentences. */
const shortened = (caption: string): string =>
  caption.length <= maxCaption ? caption : `${caption.slice(0, caption.lastIndexOf(' ', maxCaption)).replace(/[\s.,;:]+$/u, '')}…`

function rulingLine(ruling: NumberedRuling, pages: ReadonlyMap<string, number>): ReactElement {
  const { number, entry } = ruling
  const sections = indexedSections(ruling)
  return createElement(
    View,
    tagged('TOCI', { key: rulingDestination(ruling), wrap: false }),
    createElement(
      View,
      { style: bookStyles.indexLine },
      createElement(Text, tagged('Lbl', { style: bookStyles.indexNumber }), `${number}.`),
      createElement(
        View,
        { style: bookStyles.indexWords },
        createElement(
          Link,
          { src: `#${rulingDestination(ruling)}`, style: bookStyles.indexLink },
          // The renderer makes a text of its own of a link's words, without the callback of the link.
          createElement(Text, unhyphenated, plainText(shortened(entry.citable.caption))),
        ),
        createElement(Text, tagged('P', { style: bookStyles.indexCitation, ...unhyphenated }), plainText(citationWithoutCaption(entry))),
      ),
      pageOf(pages, rulingDestination(ruling)),
    ),
    sections.length === 0
      ? null
      : createElement(
          View,
          tagged('TOC', { key: 'sections' }),
          ...sections.map(({ anchor, title }) =>
            createElement(
              View,
              tagged('TOCI', { key: anchor, style: bookStyles.indexSection }),
              createElement(Text, tagged('P', { style: bookStyles.indexWords }), plainText(title)),
              pageOf(pages, sectionDestination(ruling, anchor)),
            ),
          ),
        ),
  )
}

/** Rulings and their indexed sections with the page on which each begins, and the volume of the other rulings. */
export function indexPage({ rulings, elsewhere }: Volume, pages: ReadonlyMap<string, number>): ReactElement[] {
  return [
    createElement(Text, tagged('H2', { key: 'title', style: bookStyles.indexTitle }), 'Índice'),
    createElement(View, tagged('TOC', { key: 'rulings' }), ...rulings.map((ruling) => rulingLine(ruling, pages))),
    ...(elsewhere.length === 0 ? [] : elsewhereLines(elsewhere)),
  ]
}

function elsewhereLines(elsewhere: Volume['elsewhere']): ReactElement[] {
  return [
    createElement(Text, tagged('H3', { key: 'elsewhere title', style: bookStyles.elsewhere }), 'En otros tomos'),
    createElement(
      View,
      tagged('TOC', { key: 'elsewhere' }),
      ...elsewhere.map(({ number, caption, volume }) =>
        createElement(
          View,
          tagged('TOCI', { key: `elsewhere ${number}`, style: bookStyles.indexLine, wrap: false }),
          createElement(Text, tagged('Lbl', { style: bookStyles.indexNumber }), `${number}.`),
          createElement(Text, tagged('P', { style: bookStyles.indexWords, ...unhyphenated }), plainText(caption)),
          createElement(Text, tagged('P', { style: bookStyles.indexPage }), `t. ${volume}`),
        ),
      ),
    ),
  ]
}
