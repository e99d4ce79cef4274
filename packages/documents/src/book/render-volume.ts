import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { pageFooter } from '../pdf/page-footer.ts'
import { pdfStyles } from '../pdf/pdf-styles.ts'
import { registerFonts } from '../pdf/register-fonts.ts'
import { rulingSource } from '../pdf/ruling-block.ts'
import { rulingText } from '../pdf/ruling-text.ts'
import { plainText } from '../plain-text.ts'
import { factsLine } from '../ruling-lines.ts'
import { coverPage } from './cover-page.ts'
import { indexPage } from './index-page.ts'
import { type NumberedRuling, rulingDestination, sectionDestination, type Volume, volumeWords } from './volume.ts'

export interface RenderedVolume {
  readonly bytes: Uint8Array
  /** First page of each ruling, in order. */
  readonly firstPages: readonly number[]
  readonly pages: number
}

/** Renders one volume. A marker notes its page when the renderer reaches it, which happens before the final pass over the index. */
export async function renderVolume(volume: Volume): Promise<RenderedVolume> {
  registerFonts()
  const pages = new Map<string, number>()
  let total = 0
  const pageMarker = (place: string): ReactElement =>
    createElement(Text, {
      key: place,
      render: ({ pageNumber, totalPages }: { readonly pageNumber: number; readonly totalPages?: number }) => {
        pages.set(place, pageNumber)
        total = totalPages ?? total
        return ''
      },
    })
  const footer = pageFooter(plainText(volume.totalVolumes === 1 ? volume.head.title : `${volume.head.title} · ${volumeWords(volume)}`))
  const page = (key: string, bookmark: string, children: readonly ReactElement[]): ReactElement =>
    createElement(
      Page,
      { key, size: 'LETTER', style: pdfStyles.page, experimentalPagination: true, bookmark: plainText(bookmark) },
      // A fixed element shows from its position on: placed first, it is on every page.
      ...(key === 'cover' ? [] : [footer]),
      ...children,
    )
  const rulingPage = (ruling: NumberedRuling): ReactElement => {
    const { entry, highlighted, number } = ruling
    return page(rulingDestination(ruling), `${number}. ${entry.citable.caption}`, [
      pageMarker(rulingDestination(ruling)),
      createElement(
        Text,
        { key: 'caption', id: rulingDestination(ruling), style: pdfStyles.rulingCaption },
        plainText(entry.citable.caption),
      ),
      createElement(Text, { key: 'meta', style: pdfStyles.meta }, plainText(factsLine(entry))),
      ...rulingSource(entry, volume.head),
      ...rulingText(entry.sections, highlighted, (anchor) => pageMarker(sectionDestination(ruling, anchor))),
    ])
  }
  const { title, author } = volume.head
  const properties = {
    title: plainText(title),
    author: plainText(author),
    creator: 'BaseJuris',
    language: 'es-CL',
    pageMode: 'useOutlines',
  } as const
  const bytes = await renderToBuffer(
    createElement(
      Document,
      properties,
      page('cover', 'Portada', coverPage(volume)),
      page('index', 'Índice', indexPage(volume, pages)),
      ...volume.rulings.map(rulingPage),
    ),
  )
  return { bytes, firstPages: volume.rulings.map((ruling) => pages.get(rulingDestination(ruling)) ?? 0), pages: total }
}
