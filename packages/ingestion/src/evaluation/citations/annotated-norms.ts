import { rulingText } from '@basejuris/domain'
import { findCatalogueNormByKey, findNormCitations, foldText, parseSourceNorm } from '@basejuris/legal-text'
import { normalise } from '../../normalise/normalise.ts'
import { parseRecord, readCorpus } from '../read-corpus.ts'

/** Where an annotation of a ruling stands in its text, read without the recogniser. */
export type Occurrence = 'both' | 'norm' | 'article' | 'neither'

export interface AnnotatedNorm {
  readonly idSentence: string
  /** `CPP:373`. */
  readonly key: string
  readonly occurrence: Occurrence
  readonly foundNorm: boolean
  readonly foundArticle: boolean
}

export interface AnnotatedRulings {
  readonly rulings: number
  readonly annotations: readonly AnnotatedNorm[]
  /** Distinct articles that the recogniser finds in these rulings, and how many of them the source annotates. */
  readonly found: number
  readonly annotated: number
}

const quote = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)
const withDots = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/gu, '[.,]?')

/** Whether a folded text holds an article's number behind «art», with or without a point of thousands. */
const holdsArticle = (folded: string, article: string): boolean => {
  const [number = '', ...more] = article.replace(/ transitorio$/u, '').split(' ')
  if (!/^\d/u.test(number)) return folded.includes(foldText(article.split(' ')[0] ?? ''))
  const rest = more.map((word) => String.raw`[\s-]*${quote(foldText(word))}`).join('')
  return new RegExp(String.raw`art[^\n;]{0,160}?(?<![\d.,])${withDots(number)}\s?[°º.o]?${rest}(?![\d])`, 'u').test(folded)
}

/** A short number alone names no decree. */
const kindWords: Readonly<Record<string, string>> = {
  DL: String.raw`(?:d\.?\s?l|decreto\s+ley)[^\d]{0,8}`,
  DFL: String.raw`(?:d\.?\s?f\.?\s?l|fuerza\s+de\s+ley)[^\d]{0,8}`,
  DS: String.raw`(?:d\.?\s?s|decreto)[^\d]{0,20}`,
}

const namesNorm = (folded: string, key: string): boolean => {
  const norm = findCatalogueNormByKey(key)
  const { kind, number } = /^(?<kind>ley|DL|DFL|DS)-(?<number>\d+)/u.exec(key)?.groups ?? {}
  const names = norm === null ? [] : [norm.name, ...norm.usualNames, ...norm.acronyms].filter((name) => !/N°/u.test(name))
  const patterns = [
    ...names.map((name) => quote(foldText(name))),
    ...(number === undefined ? [] : [`${kindWords[kind ?? ''] ?? ''}${withDots(number)}`]),
  ]
  return patterns.some((pattern) => new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'u').test(folded))
}

const occurrence = (folded: string, norm: string, article: string): Occurrence => {
  const [named, numbered] = [namesNorm(folded, norm), holdsArticle(folded, article)]
  return named && numbered ? 'both' : named ? 'norm' : numbered ? 'article' : 'neither'
}

/** Compares the articles that the Corte Suprema annotates with those that the recogniser finds in the same ruling, as stored. */
export async function compareAnnotations(root: string, today: string): Promise<AnnotatedRulings> {
  const annotations: AnnotatedNorm[] = []
  let [rulings, found, annotated] = [0, 0, 0]
  for await (const record of readCorpus(root)) {
    const parsed = record.folder.startsWith('pjud') ? await parseRecord(record) : null
    const named = (parsed?.norms ?? []).flatMap((norm) => ('text' in norm ? (parseSourceNorm(norm.text, norm.idNorma) ?? []) : norm))
    const keys = [...new Set(named.map(({ key }) => key))].filter((key) => key.includes(':'))
    if (parsed === null || keys.length === 0) continue
    rulings += 1
    const text = rulingText(normalise(parsed, today).ruling)
    const folded = foldText(text)
    const citations = findNormCitations(text)
    const articles = new Set(citations.filter(({ article }) => article !== null).map(({ key }) => key))
    const norms = new Set(citations.map(({ key }) => key.split(':')[0]))
    found += articles.size
    annotated += [...articles].filter((key) => keys.includes(key)).length
    for (const key of keys) {
      const [norm = '', article = ''] = key.split(':')
      const at = { idSentence: parsed.idSentence, key, occurrence: occurrence(folded, norm, article) }
      annotations.push({ ...at, foundNorm: norms.has(norm), foundArticle: articles.has(key) })
    }
  }
  return { rulings, annotations, found, annotated }
}
