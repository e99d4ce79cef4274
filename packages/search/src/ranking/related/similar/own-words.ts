import type { Section, SectionKind } from '@basejuris/domain'
import { analyze, stopWords, voicesIn } from '@basejuris/legal-text'
import { field } from '../../../indexing/fields.ts'
import { boost, type LexicalIndex, or, type TextQuery, term } from '../../../ports/index.ts'
import { countRulings } from './weigh-signs.ts'

/** A word by which a ruling stands out, with its repetitions and its rarity in the index. */
export interface OwnWord {
  readonly stem: string
  readonly times: number
  readonly rarity: number
}

/** Characters of a ruling that are read. */
const maxRead = 40_000
const maxWords = 40
/** A word of a larger share of all rulings tells none apart. */
const commonShare = 0.2
const minRulings = 2
const minLength = 3
const withoutReasons: ReadonlySet<SectionKind> = new Set(['encabezado', 'vistos', 'cierre', 'voto'])

/**
 * The words of a ruling that weigh most by repetition and rarity, at most 40. They are those of the court, and of whoever speaks where the
 * court says little. `names`: stems of its courts and people, which say nothing of the matter.
 */
export async function ownWords(lexical: LexicalIndex, sections: readonly Section[], names: ReadonlySet<string>): Promise<OwnWord[]> {
  const body = sections.filter(({ kind }) => !withoutReasons.has(kind))
  const reasons = body.some(({ kind }) => kind === 'considerando')
    ? body.filter(({ kind }) => kind === 'considerando' || kind === 'resolutiva')
    : body
  const own = countStems(readUpTo(reasons, withoutOthers), names)
  const counts = own.size < maxWords ? countStems(readUpTo(body, wholeText), names) : own
  return weigh(lexical, counts)
}

/** Matches rulings with the words, scored by BM25F; the more a word is repeated in the source, the more it counts. */
export function ownWordsQuery(words: readonly OwnWord[]): TextQuery {
  return or(words.map(({ stem, times }) => boost(term(stem, { [field.text]: 1 }), Math.log(1 + times))))
}

const weigh = async (lexical: LexicalIndex, counts: ReadonlyMap<string, number>): Promise<OwnWord[]> => {
  const stems = [...counts.keys()]
  if (stems.length === 0) return []
  const [rulings, total] = await Promise.all([lexical.documentFrequencies('rulings', stems, [field.text]), countRulings(lexical, null)])
  return stems
    .flatMap((stem, at): OwnWord[] => {
      const having = rulings[at] ?? 0
      if (having < minRulings || having > commonShare * total) return []
      return [{ stem, times: counts.get(stem) ?? 0, rarity: Math.log(total / having) }]
    })
    .sort((a, b) => weightOf(b) - weightOf(a) || (a.stem < b.stem ? -1 : 1))
    .slice(0, maxWords)
}

const weightOf = ({ times, rarity }: OwnWord): number => Math.log(1 + times) * rarity

const countStems = (text: string, names: ReadonlySet<string>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { token, exact } of analyze(text)) {
    if (stopWords.has(exact) || token.length < minLength || /\d/u.test(token) || names.has(token)) continue
    counts.set(token, (counts.get(token) ?? 0) + 1)
  }
  return counts
}

const readUpTo = (sections: readonly Section[], read: (section: Section) => string): string => {
  let text = ''
  for (const section of sections) {
    if (text.length >= maxRead) break
    text += `${read(section)}\n`
  }
  return text.slice(0, maxRead)
}

const wholeText = ({ paragraphs }: Section): string => paragraphs.map(({ text }) => text).join('\n')

const withoutOthers = (section: Section): string => {
  const voices = voicesIn(section)
  return section.paragraphs
    .map(({ anchor, text }) => {
      let end = 0
      let own = ''
      for (const { from, to } of voices.get(anchor) ?? []) {
        own += `${text.slice(end, Math.max(end, from))} `
        end = Math.max(end, to)
      }
      return own + text.slice(end)
    })
    .join('\n')
}
