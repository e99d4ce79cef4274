import { formatLongDate, formatPlural } from '@basejuris/domain'
import { Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { countMarked } from '../marked-text.ts'
import { pdfStyles } from '../pdf/pdf-styles.ts'
import { unhyphenated } from '../pdf/register-fonts.ts'
import { tagged } from '../pdf/tagging/structure.ts'
import { plainText } from '../plain-text.ts'
import { bookStyles } from './book-styles.ts'
import { type Volume, volumeWords } from './volume.ts'

/** The cover, which stands before the index. */
export function coverPage(volume: Volume): ReactElement[] {
  const { title, subject, author, consultedOn, notices } = volume.head
  const line = (key: string, style: (typeof bookStyles)[keyof typeof bookStyles], words: string) =>
    createElement(Text, tagged('P', { key, style }), plainText(words))
  const passages = countMarked(volume.rulings.flatMap(({ entry }) => entry.sections))
  const tooLong = `Este tomo supera las ${volume.maxPages} páginas porque una sola sentencia las ocupa.`
  return [
    createElement(
      View,
      { key: 'title', style: bookStyles.coverTitle },
      line('kind', bookStyles.kind, 'Compilación de jurisprudencia'),
      createElement(Text, tagged('H1', { key: 'name', style: bookStyles.bookTitle, ...unhyphenated }), plainText(title)),
      ...(subject === '' ? [] : [line('matter', bookStyles.subject, subject)]),
    ),
    createElement(
      View,
      { key: 'facts' },
      line('author', bookStyles.coverFact, author),
      line('date', bookStyles.coverFact, formatLongDate(consultedOn)),
      line('volume', bookStyles.volume, volumeWords(volume)),
      line('count', bookStyles.coverFact, `${formatPlural(volume.rulings.length, 'sentencia', 'sentencias')} en este tomo`),
      ...(passages === 0
        ? []
        : [line('passages', bookStyles.coverFact, `${formatPlural(passages, 'pasaje marcado', 'pasajes marcados')} en su texto`)]),
    ),
    createElement(
      View,
      { key: 'notices', style: bookStyles.notices },
      ...[...notices, ...(volume.exceedsLimit ? [tooLong] : [])].map((notice) =>
        createElement(Text, tagged('P', { key: notice, style: pdfStyles.notice }), plainText(notice)),
      ),
    ),
  ]
}
