import type { NormFacts, NormPartText, ParsedNorm } from '@basejuris/domain'
import { findCatalogueNorm, identifyNorm, idNormaOf, restates } from '@basejuris/legal-text'
import { withPossibleDates } from './possible-dates.ts'

export interface NamedNorm {
  readonly norm: ParsedNorm
  /** Key of legal-text, null for a norm that has none. */
  readonly key: string | null
}

/**
 * A norm by the name, number and usual names of the catalogue, so that it is called the same everywhere. One that the catalogue does not
 * have is named by its type, number and year.
 */
export function completeFacts(norm: ParsedNorm): NamedNorm {
  const { facts } = norm
  const known = findCatalogueNorm(facts.idNorma)
  if (known === null) {
    const named = { ...norm, parts: withPossibleDates(norm.parts), facts: { ...facts, name: nameOf(facts) } }
    return { norm: named, key: keyOf(facts) }
  }
  const { name, type, year, restatedIn, usualNames, acronyms, published, promulgated, repealedOn } = known
  return {
    key: known.key,
    norm: {
      ...norm,
      parts: withPossibleDates(assignLaws(norm.parts, restates(facts.idNorma))),
      facts: {
        ...facts,
        name,
        type,
        year,
        restatedIn: restatedIn === facts.idNorma ? null : (restatedIn ?? facts.restatedIn),
        number: facts.number ?? (known.number === 'S/N' ? null : known.number),
        title: facts.title === '' ? known.title : facts.title,
        aliases: [...new Set([...usualNames, ...acronyms, ...facts.aliases])].filter((alias) => alias !== name),
        publishedOn: facts.publishedOn ?? published,
        promulgatedOn: facts.promulgatedOn ?? promulgated,
        repealedOn: facts.repealedOn ?? repealedOn,
        organizations: facts.organizations.length > 0 ? facts.organizations : [...known.organs],
      },
    },
  }
}

/** Types whose numbers are never used again: the number alone is their key. */
const keyTypes: Readonly<Record<string, string>> = { Ley: 'ley', DL: 'DL' }

function keyOf({ type, number }: NormFacts): string | null {
  const kind = keyTypes[type]
  return kind === undefined || number === null || !/^\d+$/u.test(number) ? null : `${kind}-${number}`
}

function nameOf(facts: NormFacts): string {
  const { type, number, title, publishedOn } = facts
  if (type === '') return title
  if (number === null) return [type, publishedOn === null ? '' : `de ${publishedOn.slice(0, 4)}`].filter((word) => word !== '').join(' ')
  return identifyNorm(facts)
}

const lawNumber = /\bley(?:es)?\s+n[°ºúu.]*m?\.?\s*(?<number>\d{1,2}\.?\d{3})/iu

/** Where a decree restates several laws, each in an article of its own that names it, the parts inside belong to that law. */
function assignLaws(parts: readonly NormPartText[], laws: readonly number[]): NormPartText[] {
  if (laws.length < 2) return [...parts]
  const owners: (number | null)[] = []
  return parts.map((part, position) => {
    const inherited = part.parent === null ? null : (owners[part.parent] ?? null)
    const number = part.block === 0 ? lawNumber.exec(part.text)?.groups?.['number']?.replace('.', '') : undefined
    const named = number === undefined ? null : idNormaOf(`ley-${number}`)
    owners[position] = named !== null && laws.includes(named) ? named : inherited
    return { ...part, ofNorm: part.ofNorm ?? (part.block === 0 ? null : inherited) }
  })
}
