import { foldText, givenNames, surnames } from '@basejuris/legal-text'

const vote = String.raw`"?(?:[Vv]otos?\s+(?:en\s+contra|disidentes?|de\s+minor[ií]a|particular(?:es)?)|[Dd]isidencias?)"?`
const name = String.raw`"?(?:(?:[Mm]inistr[oa]|[Mm]tr[oa]\.?|min\.)\s+)?(?:\p{Lu}\p{L}+\s+){0,2}\p{Lu}\p{L}+"?`
const joint = String.raw`\s*(?:\s(?:Y|AND)\s+|\+\s?)`
const voteFirst = new RegExp(
  String.raw`(?<=^|[\s(+])(?<first>${vote})(?<joint>${joint})(?<second>${name})(?=\s*(?:$|[)(]|\s(?:Y|O|NO|AND|OR|NOT|[-+])))`,
  'gu',
)
const nameFirst = new RegExp(
  String.raw`(?<=^|[\s(+])(?<first>${name})(?<joint>${joint})(?<second>${vote})(?=\s*(?:$|[)(]|\s(?:Y|O|NO|AND|OR|NOT|[-+])))`,
  'gu',
)

/** «"voto en contra" + Muñoz», «Muñoz AND disidencia»: who voted so, as without the operator. The length stays. */
export function withJoinedVotes(text: string): string {
  const asOne = (whole: string, first: string, joined: string, second: string): string =>
    isName(first) || isName(second) ? `${first.replaceAll('"', ' ')}${' '.repeat(joined.length)}${second.replaceAll('"', ' ')}` : whole
  return text.replace(voteFirst, asOne).replace(nameFirst, asOne)
}

const office = /^(?:ministr[oa]|mtr[oa]|min)$/iu
/** A surname in capitals, known as one unless an office stands before it. */
const isName = (written: string): boolean => {
  const words = written.match(/\p{L}+/gu) ?? []
  const names = words.filter((word) => !office.test(word))
  const isKnown = (word: string): boolean => surnames.has(foldText(word)) || givenNames.has(foldText(word))
  return (
    names.length > 0 &&
    names.every((word) => /^\p{Lu}/u.test(word)) &&
    (names.length < words.length || (names.every(isKnown) && surnames.has(foldText(names.at(-1) ?? ''))))
  )
}
