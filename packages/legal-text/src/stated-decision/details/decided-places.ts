import { foldText } from '../../analysis/fold-text.ts'
import { findNormCitations } from '../../norms/find-norm-citations.ts'
import type { FoundNormCitation } from '../../norms/norm-reference.ts'
import type { Comparison } from '../constitutional-statement.ts'
import { levelOf, type Subdivision, sayPlaces } from './stated-places.ts'

/** An article, or a part of it, of which a ruling is said to have decided apart. */
export interface StatedArticle {
  readonly article: string
  readonly label: string
  readonly subdivision: Subdivision | null
}

/** «Respecto del artículo 4», «la excepción del artículo 464 N° 7», «inaplicable el artículo 4». */
const leads =
  /(?<!\p{L})(?:respecto (?:de|a|al|del)|en (?:cuanto a|lo (?:relativo|referido|que (?:se refiere|respecta|toca)) a)|relativ[oa]s? a|excepcion(?:es)? (?:de|del)|(?:inaplicab|inconstitucional|contrari|conform|constitucional)\p{L}*(?: (?:a|con) la (?:constitucion|carta fundamental))?(?: (?:de|del))?)\s*(?:l|l[ao]s?|el|del|de la|de las|de los|lo dispuesto en el|su)?[\s,]*(?:(?:inciso|numeral|letra|n[°º.]?)s? ?\p{L}{0,10} ?\d{0,2}[°º]?,? (?:de[l ]? ?)?)?$/u

/** «…, y lo rechazó respecto del artículo 5»: said by a verb of its own. */
const nextVerb = /(?:,| y| e| pero) (?:no )?(?:se |l[aeo]s? )?(?:acog|rechaz|desestim|deneg)\p{L}*/u
/** Letters of a verb itself. */
const minVerb = 6

/** The articles that a clause names as those of which something was decided. `at` is where its folded words begin in the text. */
export function statedArticles(
  words: string,
  { from, to }: { readonly from: number; readonly to: number },
  { norms, at }: { readonly norms: readonly FoundNormCitation[]; readonly at: number },
): StatedArticle[] {
  const next = words.slice(from + minVerb, to).search(nextVerb)
  const end = next < 0 ? to : from + minVerb + next
  return norms.flatMap(({ article, label, subdivisions, rangeEnd, candidates, ...norm }) => {
    const start = norm.from - at
    const [subdivision = null, second] = subdivisions
    if (start < from || start >= end || article === null || rangeEnd !== null || second !== undefined || candidates.length > 0) return []
    return leads.test(words.slice(from, start)) ? [{ article, label, subdivision }] : []
  })
}

const itemEnd = /[.;]\s*\n|\n|;\s|\.\s+(?=(?:[ivxl]{1,5}|\d{1,2})[°º]?[.)-])/iu
const grants =
  /(?<!\p{L})(?<!no (?:se )?)(?:acoge|(?:ha|hace) lugar|declara(?:ndose)?(?: \p{L}+){0,3} inaplicab\p{L}*|declaran? (?:\p{L}+ )?inconstitucional\p{L}*)(?!\p{L})/u
const denies = /(?<!\p{L})(?:rechaza|desestima|deniega|no (?:se )?(?:acoge|(?:ha|hace) lugar))(?:n|ndose|se)?(?!\p{L})/u

interface Item {
  /** Null where it does both. */
  readonly act: 'grants' | 'denies' | null
  readonly isInapplicable: boolean
  readonly norms: readonly FoundNormCitation[]
}

/** Those that decide something: the articles that a ruling goes by stand before them. */
const itemsOf = (written: string): Item[] =>
  written.split(itemEnd).flatMap((item) => {
    const words = foldText(item)
    const [granted, denied] = [grants.test(words), denies.test(words)]
    if (!granted && !denied) return []
    const act = granted && denied ? null : granted ? 'grants' : 'denies'
    return [{ act, isInapplicable: /inaplicab/u.test(words), norms: findNormCitations(item) }]
  })

const isSamePart = ({ article, subdivision }: StatedArticle, norm: FoundNormCitation): boolean => {
  if (norm.article !== article) return false
  const level = subdivision === null ? null : levelOf(subdivision)
  if (level === null || subdivision === null) return true
  const own = norm.subdivisions.flatMap((one) => one[level] ?? [])
  return own.length === 0 || own.includes(subdivision[level] ?? '')
}

const otherParts = ({ article, subdivision }: StatedArticle, items: readonly Item[]): string[] => {
  const level = subdivision === null ? null : levelOf(subdivision)
  if (level === null) return []
  return [
    ...new Set(
      items.flatMap(({ norms }) =>
        norms.filter((norm) => norm.article === article).flatMap((norm) => norm.subdivisions.flatMap((one) => one[level] ?? [])),
      ),
    ),
  ]
}

/** Whether the operative part, as written, decides so of each article: another part of it, or the opposite of it, is a contradiction. */
export function compareDecidedPlaces(act: 'grants' | 'denies', articles: readonly StatedArticle[], written: string): Comparison {
  if (articles.length === 0) return { kind: 'agrees' }
  const items = itemsOf(written)
  let isUnknown = false
  for (const stated of articles) {
    const own = items.filter(({ norms }) => norms.some((norm) => isSamePart(stated, norm)))
    const acts = new Set(own.map((item) => item.act))
    const [only] = acts
    if (acts.size === 1 && only === act) continue
    if (acts.size === 1 && only != null)
      return {
        kind: 'differs',
        of: `${verbs[act]} respecto del ${stated.label}`,
        says: `${only === 'grants' ? 'acoge' : 'rechaza'} en esa parte`,
      }
    isUnknown = true
    const parts = otherParts(stated, items)
    const level = stated.subdivision === null ? null : levelOf(stated.subdivision)
    if (own.length === 0 && level !== null && parts.length > 0)
      return {
        kind: 'differs',
        of: `${verbs[act]} respecto del ${stated.label}`,
        says: `nombra ${sayPlaces(level, parts)} de ese artículo`,
      }
    const inapplicable = act === 'grants' && own.length === 0 ? otherInapplicable(stated, items, written) : null
    if (inapplicable !== null) return { kind: 'differs', of: `acogió respecto del ${stated.label}`, says: inapplicable }
  }
  return { kind: isUnknown ? 'unknown' : 'agrees' }
}
/** What is declared inapplicable, where the number of the article stands nowhere. */
const otherInapplicable = ({ article }: StatedArticle, items: readonly Item[], written: string): string | null => {
  const number = /^\d+/u.exec(article)?.[0]
  if (number === undefined || new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u').test(written)) return null
  const [first] = items.flatMap(({ isInapplicable, norms }) => (isInapplicable ? norms.filter((norm) => norm.article !== null) : []))
  return first === undefined ? null : `declara inaplicable el ${first.label}`
}
const verbs = { grants: 'acogió', denies: 'rechazó' } as const
