import { Document, Page, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { pdfStyles } from '../pdf/pdf-styles.ts'
import { registerFonts, unhyphenated } from '../pdf/register-fonts.ts'
import { rulingSource } from '../pdf/ruling-block.ts'
import { nestedBookmark, rulingText } from '../pdf/ruling-text.ts'
import { measurePages } from '../pdf/tagging/render-tagged.ts'
import { type Structure, tagged } from '../pdf/tagging/structure.ts'
import { plainText } from '../plain-text.ts'
import { factsLine } from '../ruling-lines.ts'
import { indexedSections, type NumberedRuling, rulingDestination, sectionDestination } from './volume.ts'

/** Points between the margins of a page. */
export const pageHeight = 792 - pdfStyles.page.paddingTop - pdfStyles.page.paddingBottom

export const pageProperties = { size: 'LETTER', style: pdfStyles.page, experimentalPagination: true } as const

/** Points of text that follow a ruling’s opening on its page: about four lines, so that no opening stands alone at a foot. */
const textAhead = 60

/** What the rulings of one book share. */
export interface RulingContext {
  readonly consultedOn: string
  /** An invisible element that notes the page on which it comes to stand. */
  readonly marker: (place: string) => ReactElement | null
}

/** A ruling with its bookmark, as the parts of a page. One that follows another has a rule above it. */
export function rulingParts(ruling: NumberedRuling, { consultedOn, marker }: RulingContext, isFirst: boolean): ReactElement[] {
  const { entry, number, highlighted } = ruling
  const destination = rulingDestination(ruling)
  const within: Structure = { type: 'Sect' }
  const opening = {
    key: destination,
    id: destination,
    structure: within,
    wrap: false,
    bookmark: nestedBookmark(`${number}. ${entry.citable.caption}`, destination),
  }
  return [
    // On its own: where the ruling begins a page, it stays behind.
    ...(isFirst ? [] : [createElement(View, { key: `${destination} rule`, style: pdfStyles.betweenRulings })]),
    createElement(
      View,
      { ...opening, ...(isFirst ? {} : { minPresenceAhead: textAhead }) },
      marker(destination),
      createElement(
        Text,
        tagged('H2', { key: 'caption', style: pdfStyles.rulingCaption, ...unhyphenated }),
        plainText(`${number}. ${entry.citable.caption}`),
      ),
      createElement(Text, tagged('P', { key: 'meta', style: pdfStyles.meta }), plainText(factsLine(entry))),
      ...rulingSource(entry, { consultedOn }),
    ),
    ...rulingText(entry.sections, {
      ruling: destination,
      heading: 'H3',
      within,
      highlighted,
      bookmarked: new Set(indexedSections(ruling).map(({ anchor }) => anchor)),
      pageMarker: (anchor) => marker(sectionDestination(ruling, anchor)),
    }),
  ]
}

/** Heights of rulings in points, each from the top of a page. */
export async function measureRulings(rulings: readonly NumberedRuling[]): Promise<number[]> {
  registerFonts()
  return measure(rulings.map((ruling) => rulingParts(ruling, unplaced, true)))
}

/** Points from the top of the page to the end of a ruling that follows another, which ends at `start` on that page. */
export async function measureFollowing(ruling: NumberedRuling, start: number): Promise<number> {
  const before = createElement(View, { key: 'before', style: { height: start + pdfStyles.paragraph.marginBottom } })
  const [end = start] = await measure([[before, ...rulingParts(ruling, unplaced, false)]])
  return end
}

const unplaced: RulingContext = { consultedOn: '2000-01-01', marker: () => null }

const measure = async (contents: readonly (readonly ReactElement[])[]): Promise<number[]> => {
  const pages = contents.map((parts, at) => {
    const structure: Structure = { type: 'Sect' }
    const properties = { ...pageProperties, key: `page ${at}`, structure }
    return { structure, page: createElement(Page, properties, ...parts) }
  })
  const heights = await measurePages(createElement(Document, null, ...pages.map(({ page }) => page)), pageHeight)
  return pages.map(({ structure }) => heights.get(structure) ?? 0)
}

/** Share of a page behind which no opening of a ruling fits: the layout moves it to the next page. */
const nearEnd = 0.85

/**
 * Rulings that follow each other on their pages. One begins a page of its own unless half of the page before would stay empty. Near the
 * end of a page the layout decides, since a line more would fill a page of its own.
 */
export async function joinShortPages<Ruling extends { readonly height: number }>(
  rulings: readonly Ruling[],
  following: (ruling: Ruling, start: number) => Promise<number>,
): Promise<Ruling[][]> {
  const groups: Ruling[][] = []
  let used = 0
  for (const ruling of rulings) {
    const start = used % pageHeight
    const group = groups.at(-1)
    const isFull = start === 0 || start >= pageHeight / 2
    if (group === undefined || (isFull && (group.length === 1 || start < pageHeight * nearEnd))) {
      groups.push([ruling])
      used = ruling.height
    } else {
      group.push(ruling)
      used = await following(ruling, start)
    }
  }
  return groups
}
