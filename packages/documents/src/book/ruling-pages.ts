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
import { type NumberedRuling, rulingDestination, sectionDestination } from './volume.ts'

/** Points between the margins of a page. */
export const pageHeight = 792 - pdfStyles.page.paddingTop - pdfStyles.page.paddingBottom

export const pageProperties = { size: 'LETTER', style: pdfStyles.page, experimentalPagination: true } as const

/** Points of text that follow a ruling’s opening on its page: about four lines, so that no opening stands alone at a foot. */
const textAhead = 60

/** Points between a ruling and the next one on its page. */
const gap = pdfStyles.nextRuling.marginTop + pdfStyles.nextRuling.paddingTop

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
    createElement(
      View,
      { ...opening, ...(isFirst ? {} : { style: pdfStyles.nextRuling, minPresenceAhead: textAhead }) },
      marker(destination),
      createElement(
        Text,
        tagged('H2', { key: 'caption', style: pdfStyles.rulingCaption, ...unhyphenated }),
        plainText(entry.citable.caption),
      ),
      createElement(Text, tagged('P', { key: 'meta', style: pdfStyles.meta }), plainText(factsLine(entry))),
      ...rulingSource(entry, { consultedOn }),
    ),
    ...rulingText(entry.sections, {
      ruling: destination,
      heading: 'H3',
      within,
      highlighted,
      pageMarker: (anchor) => marker(sectionDestination(ruling, anchor)),
    }),
  ]
}

/** Heights of rulings in points, each from the top of a page. */
export async function measureRulings(rulings: readonly NumberedRuling[]): Promise<number[]> {
  registerFonts()
  const context = { consultedOn: '2000-01-01', marker: () => null }
  const pages = rulings.map((ruling) => {
    const structure: Structure = { type: 'Sect' }
    const properties = { ...pageProperties, key: rulingDestination(ruling), structure }
    return { structure, page: createElement(Page, properties, ...rulingParts(ruling, context, true)) }
  })
  const heights = await measurePages(createElement(Document, null, ...pages.map(({ page }) => page)), pageHeight)
  return pages.map(({ structure }) => heights.get(structure) ?? 0)
}

/**
 * Rulings that follow each other on their pages. One begins a page of its own unless half of the page before would stay empty. Behind the
 * second ruling of a group the sum of heights is an estimate: near either end of a page the layout decides.
 */
export function joinShortPages<Ruling extends { readonly height: number }>(rulings: readonly Ruling[]): Ruling[][] {
  const groups: Ruling[][] = []
  let used = 0
  for (const ruling of rulings) {
    const group = groups.at(-1)
    const share = (used % pageHeight) / pageHeight
    const isFull = group?.length === 1 ? share === 0 || share >= 0.5 : share > 0.6 && share < 0.85
    if (group === undefined || isFull) {
      groups.push([ruling])
      used = ruling.height
    } else {
      group.push(ruling)
      used = share < 0.5 ? share * pageHeight + gap + ruling.height : ruling.height
    }
  }
  return groups
}
