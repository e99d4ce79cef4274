import { type Database, listNormTexts } from '@basejuris/database'
import type { NormPart } from '@basejuris/domain'

/** A full stop inside a line, before the capital of the next sentence. */
const sentenceBreak = /(?<=[\p{Ll}\d)»”"]\.)[ \u00a0]+(?=[«“"]?\p{Lu})/gu
/** A line of so many characters and sentences may hold several incisos. */
const [minCharacters, minSentences] = [400, 3]
/** A line of so many hardly ever is one inciso, where a norm is too short to tell of its source. */
const [sureCharacters, sureSentences] = [1_500, 4]
/** Articles of a norm that are looked at, and how many long ones tell of its source. */
const [maxSample, minSample] = [40, 3]
/** Sources that part incisos have up to a fifth of such articles in one line, others nearly all. */
const minShare = 0.4

const sentencesOf = (line: string): number => (line.match(sentenceBreak)?.length ?? 0) + 1
const isLong = (line: string, characters: number, sentences: number): boolean => line.length >= characters && sentencesOf(line) >= sentences

export interface ArticleOfNorm {
  readonly idNorma: number
  readonly version: number
  readonly parts: readonly NormPart[]
  /** Texts of the article. */
  readonly texts: readonly string[]
}

/** Whether lines of an article are its incisos. They are not where a source joins several in one line. */
export async function hasPartedIncisos(db: Database, { idNorma, version, parts, texts }: ArticleOfNorm): Promise<boolean> {
  const lines = texts.flatMap((text) => text.split('\n'))
  if (!lines.some((line) => isLong(line, minCharacters, minSentences))) return true
  const articles = parts.flatMap(({ article, repealed }, position) => (article === null || repealed ? [] : [position]))
  const step = Math.max(1, Math.floor(articles.length / maxSample))
  const sample = await listNormTexts(db, { idNorma, version, positions: articles.filter((_, at) => at % step === 0).slice(0, maxSample) })
  const joins = joinsIncisos([...sample.values()])
  return joins === null ? !lines.some((line) => isLong(line, sureCharacters, sureSentences)) : !joins
}

/** Whether most long articles stand in one line; null where too few are long. */
export function joinsIncisos(texts: readonly string[]): boolean | null {
  const long = texts.filter((text) => isLong(text.replaceAll('\n', ' '), minCharacters, minSentences))
  const joined = long.filter((text) => !text.trim().includes('\n'))
  return long.length < minSample ? null : joined.length >= long.length * minShare
}
