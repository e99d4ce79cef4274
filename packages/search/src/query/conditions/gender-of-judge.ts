import { foldText, givenNames, surnames } from '@basejuris/legal-text'

export type Gender = 'feminine' | 'masculine'

const feminineTitle = /(?<!\p{L})(?:ministra|magistrada|jueza|redactora|abogada)(?!\p{L})/u
const masculineTitle = /(?<!\p{L})(?:ministro|magistrado|redactor|abogado)(?!\p{L})/u

/** Gender of the office: «ministra». Null where it tells none: «juez», «voto en contra de», «ministros». */
export function genderOfTitle(folded: string): Gender | null {
  if (feminineTitle.test(folded)) return 'feminine'
  return masculineTitle.test(folded) ? 'masculine' : null
}

/** Given names of women that do not end in «a», and of men that end in a vowel other than «o». */
const feminineNames = new Set(
  'abigail astrid beatriz belen carmen carol caren consuelo denise dolores edith elizabeth ester esther evelyn gisel gladys haydee ines ingrid irene isabel ivonne jacqueline janet jeannette karen karin leonor leticia liliam lisbeth lissette lourdes luz marcelle margot maribel marisol marlene mercedes miriam monserrat myriam nancy nelly noemi paz pilar rachel raquel rocio rosario roxane ruby ruth sandy sol soledad viviane vivian yasmin yenny yolanda'.split(
    ' ',
  ),
)
const masculineNames = new Set(
  'bautista borja clemente dante enrique felipe george guiseppe henry jaime jorge jose joshua levi luca nicola noe rene roque vicente'.split(
    ' ',
  ),
)

/** Gender of somebody's first given name, in whatever order the name is written. Null where none is known. */
export function genderOfName(name: string): Gender | null {
  const names = foldText(name)
    .split(/[\s,]+/u)
    .filter((word) => givenNames.has(word))
  const given = names.find((word) => !surnames.has(word)) ?? names[0]
  if (given === undefined) return null
  if (masculineNames.has(given)) return 'masculine'
  if (feminineNames.has(given) || given.endsWith('a')) return 'feminine'
  return /[eiuy]$/u.test(given) ? null : 'masculine'
}
