import { Link, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { plainText } from '../plain-text.ts'
import { bookStyles } from './book-styles.ts'
import { type NumberedRuling, rulingDestination, sectionDestination, type Volume } from './volume.ts'

/** A page number is known once the pages after it are rendered: the renderer calls this again then. */
const pageOf = (pages: ReadonlyMap<string, number>, place: string): ReactElement =>
  createElement(Text, { key: 'page', style: bookStyles.indexPage, render: () => String(pages.get(place) ?? '') })

function rulingLine(ruling: NumberedRuling, pages: ReadonlyMap<string, number>): ReactElement {
  const { number, entry, highlighted } = ruling
  const sections = entry.sections.filter(({ anchor }) => highlighted.has(anchor))
  return createElement(
    View,
    { key: rulingDestination(ruling), wrap: false },
    createElement(
      View,
      { style: bookStyles.indexLine },
      createElement(Text, { style: bookStyles.indexNumber }, `${number}.`),
      createElement(
        View,
        { style: bookStyles.indexWords },
        createElement(Link, { src: `#${rulingDestination(ruling)}`, style: bookStyles.indexLink }, plainText(entry.citable.caption)),
        createElement(Text, { style: bookStyles.indexCitation }, plainText(entry.citation)),
      ),
      pageOf(pages, rulingDestination(ruling)),
    ),
    ...sections.map(({ anchor, title }) =>
      createElement(
        View,
        { key: anchor, style: bookStyles.indexSection },
        createElement(Text, { style: bookStyles.indexWords }, plainText(title)),
        pageOf(pages, sectionDestination(ruling, anchor)),
      ),
    ),
  )
}

/** Rulings and highlighted considerandos with the page on which each begins, and the volume of the other rulings. */
export function indexPage({ rulings, elsewhere }: Volume, pages: ReadonlyMap<string, number>): ReactElement[] {
  return [
    createElement(Text, { key: 'title', style: bookStyles.indexTitle }, 'Índice'),
    ...rulings.map((ruling) => rulingLine(ruling, pages)),
    ...(elsewhere.length === 0 ? [] : [createElement(Text, { key: 'elsewhere', style: bookStyles.elsewhere }, 'En otros tomos')]),
    ...elsewhere.map(({ number, caption, volume }) =>
      createElement(
        View,
        { key: `elsewhere ${number}`, style: bookStyles.indexLine, wrap: false },
        createElement(Text, { style: bookStyles.indexNumber }, `${number}.`),
        createElement(Text, { style: bookStyles.indexWords }, plainText(caption)),
        createElement(Text, { style: bookStyles.indexPage }, `t. ${volume}`),
      ),
    ),
  ]
}
