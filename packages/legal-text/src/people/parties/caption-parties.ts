import { foldText } from '../../analysis/fold-text.ts'
import { companyForm, institutionWords } from './institution-words.ts'

export type PartyJoint = 'con' | 'c/' | 'contra' | 'y'

/** A party of a caption and the word that joins it to the previous one. */
export interface Party {
  readonly joint: PartyJoint | null
  readonly name: string
  readonly institution: boolean
}

const procedural =
  /\s*-?\s*\((?:lte\.?|acum\.?[^)]*|vuelve a tabla|digital|amparo|lte)\)|\s*-\s*vuelve a tabla\b\.?|\s+lte\.?$|\s+con\s+i\.?\s?c\.?\s*n[°º].*$|,?\s*\d{1,2},\d{2}\s*$/giu
const separators =
  /\s+(?<against>c\/|contra(?!\p{L}))\s*|^(?<opening>c\/)\s*|\s+(?<con>con)\s+|\s*(?<slash>\/)\s*|\s*recurrid[oa]s?\s*:\s*|^\s*recurrentes?\s*:\s*/giu
/** «Juan Soto y Banco X»: the person before an institution is a separate party. «Soto y Compañía» is one company. */
const beforeInstitution = /\s+y\s+(?!c[ií]a\b|compa[nñ][ií]a|asociad|herman|hij)(?=(\p{L}[\p{L}.]*))/giu

export function isInstitution(name: string): boolean {
  const folded = foldText(name)
  if (companyForm.test(folded) || /persona_?juri/u.test(folded)) return true
  return folded
    .split(/[\s,()/]+/u)
    .some((word) => institutionWords.has(word.replace(/[^a-zñ.]/gu, '')) || institutionWords.has(word.replace(/[^a-zñ]/gu, '')))
}

const party = (joint: PartyJoint | null, name: string): Party[] => {
  const trimmed = name.replace(/^[\s,;-]+|[\s,;/-]+$/gu, '').replace(/(?<=\p{L}{5})\.$/u, '')
  return trimmed === '' ? [] : [{ joint, name: trimmed, institution: isInstitution(trimmed) }]
}

/** Splits several persons on one side («X Y Z») where each has more than one name. An institution is never split. */
const partiesOfSide = (joint: PartyJoint | null, side: string): Party[] => {
  if (isInstitution(side)) {
    for (const match of side.matchAll(beforeInstitution)) {
      const left = side.slice(0, match.index)
      if (!isInstitution(left) && isInstitution(match[1] ?? ''))
        return [...party(joint, left), ...party('y', side.slice(match.index + match[0].length))]
    }
    return party(joint, side)
  }
  const persons = side.split(/\s+y\s+(?!otr[oa]s?\b)|\s*;\s*/iu)
  if (persons.length === 1 || persons.some((person) => person.trim() === '')) return party(joint, side)
  return persons.flatMap((person, index) => party(index === 0 ? joint : 'y', person))
}

/**
 * Parties of a caption in order: «A/B», «A CON B», «A C/ B», «C/ B», «A CONTRA B», «A C/ B Y C». Procedural notes («(LTE)») are left
 * out.
 */
export function partiesOfCaption(caption: string): Party[] {
  const clean = caption.replace(/\s+/gu, ' ').replace(procedural, '').replace(procedural, '').trim()
  const parties: Party[] = []
  let joint: PartyJoint | null = null
  let done = 0
  for (const match of clean.matchAll(separators)) {
    const groups = match.groups ?? {}
    const side = clean.slice(done, match.index)
    parties.push(...partiesOfSide(joint, side))
    const against = groups['against'] ?? groups['opening']
    joint = against === undefined ? 'con' : against.toLowerCase() === 'c/' ? 'c/' : 'contra'
    done = match.index + match[0].length
  }
  return [...parties, ...partiesOfSide(joint, clean.slice(done))]
}
