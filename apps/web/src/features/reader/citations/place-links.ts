import type { SectionView } from '@basejuris/contract'
import { placeName } from '../text/section-names.ts'

/** A place of the text and how a lawyer names it. */
export interface PlaceLink {
  readonly anchor: string
  readonly name: string
}

type Placed = Pick<SectionView, 'ancla' | 'tipo' | 'numero' | 'titulo'> & { readonly parrafos: readonly { readonly ancla: string }[] }

/** Names of the sections by the anchors of their paragraphs: «c. 7°», «vistos», «párr. 12» where the section has no name. */
export function placeNames(sections: readonly Placed[]): ReadonlyMap<string, string> {
  return new Map(
    sections.flatMap((section) => {
      const name = placeName(section, sections)
      return section.parrafos.map(({ ancla }) => [ancla, name === '' ? `párr. ${ancla.replace(/^\D+/u, '')}` : name] as const)
    }),
  )
}

/** The places of a citation, each name once with its first anchor, in the order of the text. */
export function placeLinks(places: readonly { readonly ancla: string }[], names: ReadonlyMap<string, string>): PlaceLink[] {
  const links = new Map<string, PlaceLink>()
  for (const { ancla } of places) {
    const name = names.get(ancla) ?? ancla
    if (!links.has(name)) links.set(name, { anchor: ancla, name })
  }
  return [...links.values()]
}

/** «c. 7°», «c. 7° y 8°»; empty without numbers. */
export function considerandoWords(numbers: readonly number[]): string {
  if (numbers.length === 0) return ''
  const written = numbers.map((number) => `${number}°`)
  return `c. ${written.length === 1 ? written[0] : `${written.slice(0, -1).join(', ')} y ${written.at(-1)}`}`
}

/** Five steps of the heat strip: 1 for the least cited, 5 for the most. */
export function heatOf(count: number, highest: number): number {
  return Math.max(1, Math.ceil((count / Math.max(1, highest)) * 5))
}
