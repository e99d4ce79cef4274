import type { Fragment } from '@basejuris/contract'
import type { CitationPlace } from '@basejuris/database'
import type { Ruling, Section } from '@basejuris/domain'
import { findNormLists, voicesIn } from '@basejuris/legal-text'
import { anchorLabel, fragmentAround } from '@basejuris/search'
import { type PresentedVoice, presentVoice } from '../rulings/present-speaker.ts'

const maxPassageLength = 420

/** A title in capitals says nothing of the article. */
const isTitle = (text: string): boolean => text.length < 200 && text === text.toUpperCase()

/**
 * The words with which a ruling applies the article of a line: the last place of the court's own in a considerando, else in what decides,
 * else the last place. Lists of norms before a decision and titles yield to other places. Null where the ruling has none of these places.
 */
export function linePassage({ sections }: Pick<Ruling, 'sections'>, places: readonly CitationPlace[]): Fragment | null {
  const found = places.flatMap((place) => {
    const section = sections.find(({ paragraphs }) => paragraphs.some(({ anchor }) => anchor === place.anchor))
    return section === undefined ? [] : [{ section, place, voice: voiceAt(section, place) }]
  })
  const lists = findNormLists(sections)
  const reasons = ({ section, place: { anchor, from } }: (typeof found)[number]): boolean =>
    lists.get(anchor)?.some((list) => list.from <= from && from < list.to) !== true &&
    !isTitle(section.paragraphs.find((each) => each.anchor === anchor)?.text ?? '')
  const spoken = found.filter(({ voice }) => voice === null)
  const reasoned = spoken.filter(reasons)
  const own = reasoned.length > 0 ? reasoned : spoken
  const chosen =
    own.findLast(({ section }) => section.kind === 'considerando') ??
    own.findLast(({ section }) => section.kind === 'resolutiva' || section.kind === 'texto') ??
    found.at(-1)
  if (chosen === undefined) return null
  const { section, place, voice } = chosen
  const paragraph = section.paragraphs.find(({ anchor }) => anchor === place.anchor)
  if (paragraph === undefined || place.to > paragraph.text.length) return null
  const { text, marks } = fragmentAround(paragraph.text, [[place.from, place.to]], maxPassageLength)
  return {
    texto: text,
    marcas: marks.map(([from, to]) => [from, to]),
    ancla: paragraph.anchor,
    etiqueta: anchorLabel(section.kind === 'texto' ? paragraph.anchor : section.anchor),
    ...voice,
  }
}

/** Whose words hold the place; null where the court itself may be speaking. */
function voiceAt(section: Section, { anchor, from }: CitationPlace): PresentedVoice | null {
  const range = voicesIn(section)
    .get(anchor)
    ?.find((each) => each.from <= from && from < each.to)
  return range === undefined ? null : presentVoice(range)
}
