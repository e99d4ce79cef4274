import { type Fragment, maxCitingPassages } from '@basejuris/contract'
import type { StoredNormPlaces } from '@basejuris/database'
import type { Paragraph, Ruling, Section } from '@basejuris/domain'
import { readCitations } from '@basejuris/ingestion'
import { voicesIn } from '@basejuris/legal-text'
import { anchorLabel, fragmentAround, type Mark } from '@basejuris/search'
import { type PresentedVoice, presentVoice } from '../rulings/present-speaker.ts'

/** A longer paragraph is cut around its citations. */
const maxPassageLength = 1200

export interface CitingPassages {
  readonly fragments: Fragment[]
  /** Paragraphs that cite the norm, shown or not. */
  readonly total: number
}

/**
 * The paragraphs of a ruling that cite one of some norms (any article of it) or articles, in the order of the text. Without its stored
 * places they are read from the text.
 */
export async function citingPassages(
  ruling: Pick<Ruling, 'sections'>,
  keys: readonly string[],
  stored?: StoredNormPlaces,
): Promise<CitingPassages> {
  const isCited = (key: string): boolean => keys.some((one) => key === one || key.startsWith(`${one}:`))
  const places = groupPlaces(stored?.norms ?? (await readPlaces(ruling)), isCited)
  const fragments: Fragment[] = []
  let total = 0
  for (const section of ruling.sections)
    for (const paragraph of section.paragraphs) {
      const cited = places.get(paragraph.anchor) ?? []
      if (cited.length === 0) continue
      total += 1
      if (total <= maxCitingPassages) fragments.push(presentPassage(section, paragraph, joinMarks(cited)))
    }
  return { fragments, total }
}

type CitedNorms = StoredNormPlaces['norms']

async function readPlaces({ sections }: Pick<Ruling, 'sections'>): Promise<CitedNorms> {
  return [...(await readCitations(sections))].flatMap(([anchor, { norms }]) =>
    norms.map(({ key, idNorma, from, to }) => ({ key, idNorma, places: [{ anchor, from, to }] })),
  )
}

function groupPlaces(norms: CitedNorms, isCited: (key: string) => boolean): Map<string, CitedNorms[number]['places'][number][]> {
  const cited = norms.filter(({ key }) => isCited(key)).flatMap(({ places }) => places)
  return Map.groupBy(cited, ({ anchor }) => anchor)
}

/** The articles of one list stand at overlapping places. */
function joinMarks(cited: readonly { readonly from: number; readonly to: number }[]): Mark[] {
  const joined: [number, number][] = []
  for (const { from, to } of [...cited].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

function presentPassage(section: Section, paragraph: Paragraph, marks: readonly Mark[]): Fragment {
  const piece = fragmentAround(paragraph.text, marks, maxPassageLength)
  const anchor = section.kind === 'texto' ? paragraph.anchor : section.anchor
  return {
    texto: piece.text,
    marcas: piece.marks.map(([from, to]) => [from, to]),
    ancla: paragraph.anchor,
    etiqueta: anchorLabel(anchor),
    ...voiceAt(section, paragraph, marks[0]?.[0] ?? 0),
  }
}

/** Whose words hold the first citation; nothing where the court itself may be speaking. */
function voiceAt(section: Section, { anchor }: Paragraph, at: number): PresentedVoice | Record<never, never> {
  const range = voicesIn(section)
    .get(anchor)
    ?.find(({ from, to }) => from <= at && at < to)
  return (range === undefined ? null : presentVoice(range)) ?? {}
}
