import { foldSameLength } from '../fold-text.ts'
import { normAliases } from './norm-aliases.ts'
import { canonicalNormKey, normLabel } from './norm-key.ts'
import type { FoundNormCitation } from './norm-reference.ts'

const names = normAliases.flatMap((norm) =>
  [norm.name, ...norm.aliases, ...norm.acronyms].map((name) => [foldSameLength(name), norm] as const),
)
const byName = new Map(names)
const normPattern = `(?<name>${[...byName.keys()].sort((a, b) => b.length - a.length).join('|')})\\b|ley(?:es)?\\s*(?:n[°.]*\\s*)?(?<law>\\d{1,2}\\.\\d{3}|\\d{4,5})`
const pattern = new RegExp(
  `(?:\\bart(?:iculos?|s?\\.)\\s*(?<articles>\\d+(?:[°\\s,ye]|\\d+)*)\\s*(?:del?\\s+(?:la\\s+)?|,\\s*)?)?\\b(?:${normPattern})`,
  'gu',
)

/** Every norm cited in a text, in order. */
export const findNormCitations = (text: string): FoundNormCitation[] => {
  const found: FoundNormCitation[] = []
  for (const match of foldSameLength(text).matchAll(pattern)) {
    const groups = match.groups ?? {}
    const known = groups['name'] === undefined ? undefined : byName.get(groups['name'])
    const norm = known?.key ?? `ley-${(groups['law'] ?? '').replace('.', '')}`
    const articles: (string | null)[] = groups['articles']?.match(/\d+/gu) ?? [null]
    const from = match.index
    const to = from + match[0].length
    for (const article of articles) {
      const key = canonicalNormKey(norm, article)
      found.push({ from, to, text: text.slice(from, to), key, label: normLabel(key), idNorma: known?.idNorma ?? null, article })
    }
  }
  return found
}
