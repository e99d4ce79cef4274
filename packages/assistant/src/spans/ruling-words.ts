import type { Ruling } from '@basejuris/domain'
import { foldSameLength, type Voice, voicesIn, WordSequence } from '@basejuris/legal-text'
import type { Place } from './span.ts'

/** The words of a whole ruling, and where each stands. */
export interface RulingWords {
  /** Whether the text has enough of these words, folded, to be worth a comparison: a mask hides some. It costs a tenth of one. */
  readonly mayHave: (words: readonly string[]) => boolean
  /** Of all paragraphs, joined by line breaks. Read on first use. */
  readonly words: WordSequence
  /** The places of a range of offsets of that text: one for each paragraph that it touches. */
  readonly placesOf: (from: number, to: number) => Place[]
}

type Sections = Ruling['sections']

/** Share of the words of a quotation that no mask hides, as in `compareQuotation`. */
const minShare = 0.6
/** The longest words are the rarest. */
const maxTried = 10
const wordsCache = new WeakMap<Sections, RulingWords>()

/** Cached by the sections, which the ruling cache gives until the ruling changes. */
export function rulingWords({ sections }: Pick<Ruling, 'sections'>): RulingWords {
  const read = wordsCache.get(sections) ?? readWords(sections)
  wordsCache.set(sections, read)
  return read
}

function readWords(sections: Sections): RulingWords {
  const paragraphs: { readonly section: string; readonly anchor: string; readonly start: number; readonly text: string }[] = []
  let start = 0
  for (const section of sections)
    for (const { anchor, text } of section.paragraphs) {
      paragraphs.push({ section: section.anchor, anchor, start, text })
      start += text.length + 1
    }
  const joined = paragraphs.map(({ text }) => text).join('\n')
  let folded: string | undefined
  let words: WordSequence | undefined
  return {
    mayHave: (expected) => {
      folded ??= foldSameLength(joined)
      const own = folded
      const tried = [...new Set(expected)].sort((a, b) => b.length - a.length).slice(0, maxTried)
      return tried.filter((word) => own.includes(word)).length >= tried.length * minShare
    },
    get words() {
      words ??= new WordSequence(joined)
      return words
    },
    placesOf: (from, to) =>
      paragraphs.flatMap(({ section, anchor, start: own, text }): Place[] => {
        const [first, end] = [Math.max(from - own, 0), Math.min(to - own, text.length)]
        return end > first ? [{ section, anchor, from: first, to: end }] : []
      }),
  }
}

/** The text of a paragraph. @throws when the ruling has no such paragraph */
export function paragraphAt({ sections }: Pick<Ruling, 'sections'>, anchor: string): string {
  for (const { paragraphs } of sections) for (const paragraph of paragraphs) if (paragraph.anchor === anchor) return paragraph.text
  throw new Error(`no paragraph ${anchor}`)
}

/** The words of a place. @throws when the ruling has no such paragraph */
export function textAt(ruling: Pick<Ruling, 'sections'>, { anchor, from, to }: Place): string {
  return paragraphAt(ruling, anchor).slice(from, to)
}

const ownWords: Voice = { speaker: 'tribunal', role: null, reports: false }

/** Whose words stand at a place: the first voice other than the court's that it touches, else the court's. */
export function voiceAt({ sections }: Pick<Ruling, 'sections'>, { section, anchor, from, to }: Place): Voice {
  const own = sections.find((each) => each.anchor === section)
  if (own === undefined) return ownWords
  const other = voicesIn(own)
    .get(anchor)
    ?.find((range) => range.from < to && from < range.to)
  return other === undefined ? ownWords : { speaker: other.speaker, role: other.role, reports: other.reports }
}
