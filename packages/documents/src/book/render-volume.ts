import { Document, Page, Text } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { pageFooter } from '../pdf/page-footer.ts'
import { registerFonts } from '../pdf/register-fonts.ts'
import { renderTagged } from '../pdf/tagging/render-tagged.ts'
import { tagged } from '../pdf/tagging/structure.ts'
import { plainText } from '../plain-text.ts'
import { coverPage } from './cover-page.ts'
import { indexPage } from './index-page.ts'
import { joinShortPages, measureFollowing, pageProperties, rulingParts } from './ruling-pages.ts'
import { type NumberedRuling, rulingDestination, type Volume, volumeWords } from './volume.ts'

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
    // A fixed element shows from its position on: placed first, it is on every page.
    createElement(Page, tagged('Sect', { ...pageProperties, key, bookmark }), ...(key === 'cover' ? [] : [footer]), ...children)
  const context = { consultedOn: volume.head.consultedOn, marker: pageMarker }
  const rulingPages = (rulings: readonly NumberedRuling[], index: number): ReactElement => {
    const parts = rulings.flatMap((ruling, place) => rulingParts(ruling, context, place === 0))
    return createElement(Page, { ...pageProperties, key: `rulings ${index}` }, footer, ...parts)
  }
  const groups = await joinShortPages(volume.rulings, measureFollowing)
  const { title, author } = volume.head
  const document = createElement(
    Document,
    null,
    page('cover', 'Portada', coverPage(volume)),
    page('index', 'Índice', indexPage(volume, pages)),
    ...groups.map(rulingPages),
  )
  const properties = { title: plainText(title), author: plainText(author), outlineOpen: true }
  const bytes = Buffer.concat(await Array.fromAsync(renderTagged(document, properties)))
  return { bytes, firstPages: volume.rulings.map((ruling) => pages.get(rulingDestination(ruling)) ?? 0), pages: total }
}
