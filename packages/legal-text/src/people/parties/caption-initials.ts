import { foldText } from '../../analysis/fold-text.ts'
import { type Party, partiesOfCaption } from './caption-parties.ts'
import { joinParties } from './format-caption.ts'
import { titleCase } from './title-case.ts'

const particles = new Set('de del la las los el y e da di van von'.split(' '))
const others = /\s+y\s+otr[oa]s?\.?$|\s+y\s+otr[oa]s?(?=\s*\()/iu
const alreadyInitials = /^(?:\p{L}\.\s?)+$/u
const inFavour = /^(?:en|a) (?:favor|beneficio) de /iu
const role = /^(?:qte|qdo|dte|ddo|abog|imp|vict)\.?\s+/iu

const initialsOf = (name: string): string => {
  if (alreadyInitials.test(name)) return name.toUpperCase()
  return name
    .split(/[\s_]+/u)
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .filter((word) => word !== '' && !particles.has(foldText(word)))
    .map((word) => `${word.charAt(0).toUpperCase()}.`)
    .join('')
}

const showNote = (note: string): string => {
  const prefix = role.exec(note)?.[0] ?? ''
  const parties = partiesOfCaption(note.slice(prefix.length))
  return `(${prefix.toLowerCase()}${joinParties(parties, showParty)})`
}

function showParty({ name, institution }: Party): string {
  if (institution) return titleCase(name, true)
  const notes = [...name.matchAll(/\(([^()]*)\)/gu)].map((match) => showNote(match[1] ?? ''))
  const bare = name.replace(/\([^()]*\)?/gu, ' ').trim()
  const favour = inFavour.exec(bare)?.[0] ?? ''
  const person = bare.slice(favour.length).replace(others, '')
  const rest = person === bare.slice(favour.length) ? '' : ' y otros'
  return [favour.toLowerCase() + initialsOf(person) + rest, ...notes].filter((piece) => piece !== '').join(' ')
}

/**
 * Caption with natural persons as initials («MP c/ J.A.S.S.»); institutions and companies keep their name. For criminal, family and
 * health matters.
 */
export function captionInitials(caption: string): string {
  return joinParties(partiesOfCaption(caption), showParty)
}
