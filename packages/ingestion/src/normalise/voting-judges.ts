import type { Judge, Section } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { bearersNamed } from './judges-in-text.ts'

const openingCharacters = 500
const kindOf = ({ title }: Section): 'contra' | 'prevencion' => (/^prevenci/iu.test(title) ? 'prevencion' : 'contra')
/** The two surnames, which both votes and closings contain. */
const shortName = (name: string): string =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 2)
    .slice(-2)
    .join(' ')

/**
 * Adds votes where the source gives none. Judges whom a vote names in its opening, by both surnames or by the office and one that nobody else
 * has, are against or separate; the others are majority.
 * Unchanged when the text has no votes.
 */
export function votingJudges(judges: readonly Judge[], sections: readonly Section[]): Judge[] {
  const votes = sections.filter(({ kind, number }) => kind === 'voto' && number === null)
  if (votes.length === 0 || judges.some(({ vote }) => vote !== null)) return [...judges]
  const panel = judges.map(({ name }) => name)
  const openings = votes.map((section) => {
    const written = section.paragraphs
      .map(({ text }) => text)
      .join(' ')
      .slice(0, openingCharacters)
    return { vote: kindOf(section), text: foldText(written), bearers: bearersNamed(written, panel) }
  })
  const castBy = (name: string): Judge['vote'] => {
    const own = openings.filter(({ text, bearers }) => text.includes(shortName(name)) || bearers.includes(name)).map(({ vote }) => vote)
    return own.includes('contra') ? 'contra' : (own[0] ?? null)
  }
  const cast = judges.map(({ name }) => ({ name, vote: castBy(name) }))
  return cast.some(({ vote }) => vote !== null) ? cast.map(({ name, vote }) => ({ name, vote: vote ?? 'mayoria' })) : [...judges]
}
