import { bases } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { foldQuery, type Mention } from './mention.ts'

const byName = new Map(bases.map((base) => [foldText(base.name), base]))
const anyName = [...byName.keys()].sort((a, b) => b.length - a.length).join('|')
const named = new RegExp(
  String.raw`(?<!\p{L})(?:en\s+(?:la\s+|las\s+)?)?(?:bases?|coleccion(?:es)?)\s*(?::|(?:de\s+datos\s+)?(?:de\s+)?(?:la\s+)?)\s*(?<names>(?:${anyName})(?:(?:\s*,\s*|\s+[yeo]\s+)(?:${anyName}))*)(?!\p{L})`,
  'gu',
)
/** «en materia laboral»: the subject, which is seldom outside its base. */
const matter = new RegExp(String.raw`(?<!\p{L})(?:en\s+)?materia\s+(?:de\s+)?(?<names>${anyName})(?!\p{L})`, 'gu')
const eachName = new RegExp(`(?:${anyName})`, 'gu')

/** Bases that the query names as such: «base laboral», «bases civil y penal», «en materia laboral». */
export function findBases(text: string): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const mentions = (pattern: RegExp, strength: Mention['strength']): Mention[] =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const names = [...(match.groups?.['names'] ?? '').matchAll(eachName)]
      const start = match.index + match[0].length - (match.groups?.['names'] ?? '').length
      return names.flatMap((name, at): Mention[] => {
        const base = byName.get(name[0])
        const from = at === 0 ? match.index : start + name.index
        const span = { from, to: start + name.index + name[0].length }
        if (base === undefined) return []
        return [{ ...span, test: { kind: 'base', base: base.id }, value: base.name.toLowerCase(), label: `base ${base.name}`, strength }]
      })
    })
  return [...mentions(named, 'plain'), ...mentions(matter, 'doubtful')]
}
