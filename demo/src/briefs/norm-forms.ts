import type { Rng } from '../random/rng.ts'
import { type BriefWordings, fill } from './brief-wordings.ts'
import type { BriefNorm } from './planted-brief.ts'

const dottedFrom = 1000

/** A norm in words of a brief: by its name, its usual name, its acronym, or the number of a law. */
export function normName(norm: BriefNorm, rng: Rng, wordings: BriefWordings): string {
  if (norm.law !== null) {
    const number = fill(rng.pick(wordings.lawNumbers), { n: rng.chance(0.8) ? dotted(norm.law) : norm.law })
    const usual = norm.usualNames.filter((name) => /^Ley (?:de|sobre) /u.test(name))
    if (usual.length > 0 && rng.chance(0.3)) return `${number}, ${rng.pick(usual).slice('Ley '.length)}`
    return rng.chance(0.1) && norm.usualNames.length > 0 ? rng.pick(norm.usualNames) : number
  }
  return rng.weighted([
    [norm.name, 6],
    [norm.acronyms[0] ?? norm.name, 2],
    [norm.usualNames.length === 0 ? norm.name : rng.pick(norm.usualNames), 1],
  ])
}

export function dotted(number: string): string {
  return number.length > 3 ? `${number.slice(0, -3)}.${number.slice(-3)}` : number
}

const isFeminine = (name: string): boolean => /^(?:[Ll]ey|LEY|L\.|Constitución|Carta|CPR|C\.P\.R)/u.test(name)

/** «del Código Civil», «de la Ley N° 19.496». */
export function ofNorm(name: string): string {
  return `${isFeminine(name) ? 'de la' : 'del'} ${name}`
}

export interface NormForm {
  /** «el artículo 161 del Código del Trabajo». */
  readonly art: string
  /** Without its article: «artículo 161 del Código del Trabajo». */
  readonly bare: string
}

/** A form that names a part of the article before it takes no other one: «inciso primero del artículo 5 inciso segundo» has no sense. */
const namesPart = /^(?:inc|n[uú]m|lit|letra|N[°º])[^{]*\bdel\b/iu

/** One article of a norm, in a form that the wordings choose. */
export function articleForm(norm: BriefNorm, article: string, rng: Rng, wordings: BriefWordings): NormForm {
  const name = normName(norm, rng, wordings)
  const named = `${isFeminine(name) ? 'la' : 'el'} ${name}`
  const written = articleNumber(article, rng)
  if (wordings.normFirst.length > 0 && rng.chance(0.12)) {
    const art = fill(rng.pick(wordings.normFirst), { norma: named, a: written })
    return { art, bare: art }
  }
  const chosenPart = rng.chance(0.3) ? `${rng.pick([', ', ' '])}${rng.pick(wordings.parts)}` : ''
  const form = rng.pick(wordings.oneArticle)
  const part = namesPart.test(form) ? '' : chosenPart
  const numbered = `${fill(form, { a: written })}${part}`
  const bare = `${numbered}${part.startsWith(',') ? ', ' : ' '}${ofNorm(name)}`
  return { art: `el ${bare}`, bare }
}

/** «1.698» or «1698», «162 bis». */
function articleNumber(article: string, rng: Rng): string {
  const number = Number.parseInt(article, 10)
  return number >= dottedFrom && rng.chance(0.3) ? article.replace(String(number), dotted(String(number))) : article
}
