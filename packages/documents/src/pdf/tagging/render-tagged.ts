import layoutDocument from '@react-pdf/layout'
import renderLayout from '@react-pdf/render'
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Structure } from './structure.ts'
import { type LayoutNode, tagLayout } from './tag-layout.ts'
import { TaggedDocument } from './tagged-document.ts'

/** The types of these packages leave out the fonts, and name another class of document. */
const computeLayout = layoutDocument as unknown as (document: unknown, fonts: unknown) => Promise<LayoutNode>
const draw = renderLayout as unknown as (file: TaggedDocument, layout: LayoutNode) => void

/** What the file says of itself. */
export interface DocumentProperties {
  readonly title: string
  readonly author: string
  /** Opens with the panel of bookmarks. */
  readonly outlineOpen?: boolean
}

/**
 * Renders a document as a tagged PDF (PDF/UA-1): every text belongs to a structure element in reading order. The renderer alone writes
 * none, so its three steps run here, with the tags between layout and drawing.
 */
export async function* renderTagged(
  document: ReactElement<DocumentProps>,
  { title, author, outlineOpen = false }: DocumentProperties,
): AsyncGenerator<Uint8Array> {
  const info = { Title: title, Author: author, Creator: 'BaseJuris', Producer: 'BaseJuris', CreationDate: new Date() }
  const file = new TaggedDocument({ lang: 'es-CL', info })
  if (outlineOpen) file._root.data.PageMode = 'UseOutlines'
  const layout = await computeLayout(pdf(document).container.document, Font)
  draw(file, tagLayout(file, layout))
  forgetComponents(file)
  for await (const bytes of file) yield bytes
}

/**
 * Embedding a font caches the components of its glyphs, as the two points of a colon, without their characters. The font outlives the
 * file, so the next one would lose characters beside a point.
 */
function forgetComponents(file: TaggedDocument): void {
  for (const { font } of Object.values(file._fontFamilies))
    for (const [id, { codePoints }] of Object.entries(font?._glyphs ?? {})) if (codePoints.length === 0) delete font?._glyphs?.[id]
}

/**
 * Height of what each page element of a document holds, in points, by its structure. An element that fills several pages counts
 * `pageHeight` for each before the last.
 */
export async function measurePages(document: ReactElement<DocumentProps>, pageHeight: number): Promise<ReadonlyMap<Structure, number>> {
  const { children = [] } = await computeLayout(pdf(document).container.document, Font)
  const heights = new Map<Structure, number>()
  for (const [structure, pages] of Map.groupBy(children, ({ props }) => props?.structure))
    if (structure !== undefined) heights.set(structure, (pages.length - 1) * pageHeight + contentHeight(pages.at(-1)))
  return heights
}

function contentHeight(page: LayoutNode | undefined): number {
  const bottoms = (page?.children ?? []).flatMap(({ box, props }) => (props?.fixed ? [] : [(box?.top ?? 0) + (box?.height ?? 0)]))
  return Math.max(0, ...bottoms) - (page?.box?.paddingTop ?? 0)
}
