import type { RulingFacts } from '@basejuris/domain'
import { type FoundRulingCitation, foldText } from '@basejuris/legal-text'

const name = String.raw`\p{Lu}\p{L}{2,}(?:\s+\p{Lu}\p{L}{2,}){0,2}`
const cited = String.raw`(?:ya\s+)?(?:citad|referid|mencionad|aludid|indicad)[oa]\s+`
/** «en el ya citado fallo Prado, …» before the words. */
const before = new RegExp(
  String.raw`(?<!\p{L})(?:${cited})?(?:fallo|sentencia|caso|causa|precedente)\s+(?:${cited})?[«"“]?(?<name>${name})[^.;]*$`,
  'u',
)
/** «…» (Prado, c. 8°). */
const behind = new RegExp(
  String.raw`^[»”"]?\s*[(,]\s*(?:(?:f[oó]rmula\s+de|fallo|caso|sentencia|en)\s+)?(?<name>${name}),?\s+(?:c\.|cons\.|considerando|fundamento)`,
  'u',
)
const reach = 250
const words = (text: string): string[] => foldText(text).match(/\p{L}{3,}/gu) ?? []

interface CitedBefore {
  readonly rulings: readonly FoundRulingCitation[]
  /** Rulings of the index that a citation means. */
  readonly foundBy: (citation: FoundRulingCitation) => readonly Pick<RulingFacts, 'caption'>[]
}

/**
 * The place of the ruling, cited before, that the text names again beside a quotation by a name of its caption. Null where it names none, or where the
 * captions of several cases have the name.
 */
export function namedAgain(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  { rulings, foundBy }: CitedBefore,
): number | null {
  const written = (behind.exec(text.slice(to, to + reach)) ?? before.exec(text.slice(Math.max(0, from - reach), from)))?.groups?.['name']
  if (written === undefined) return null
  const asked = words(written)
  const having = [...rulings.entries()].filter(([, citation]) => {
    if (citation.from >= from) return false
    const captions = [citation.caption ?? '', ...foundBy(citation).map(({ caption }) => caption)]
    return captions.some((caption) => asked.every((word) => words(caption).includes(word)))
  })
  const cases = new Set(having.map(([, { docket, bareNumber }]) => `${docket?.number ?? bareNumber}-${docket?.year}`))
  return cases.size === 1 ? (having.at(-1)?.[0] ?? null) : null
}
