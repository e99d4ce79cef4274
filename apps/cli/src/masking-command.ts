import { formatCount, formatPlural } from '@basejuris/domain'
import { type AnswerOf, run } from './run-operator-command.ts'

const scopes = { everyone: 'de todas las personas naturales', minors: 'de niños, niñas y adolescentes' } as const

export async function showMasking(docId: string): Promise<void> {
  return console.log(maskingText(await run('masking report', { docId })))
}

/** Kinds, pseudonyms and places for review, without the masked text. */
export function maskingText({ docId, kinds, scope, people, places }: AnswerOf<'masking report'>): string {
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const lines = [`${docId}: ${formatPlural(total, 'dato reemplazado', 'datos reemplazados')}.`]
  lines.push(`Nombres: ${scope === null ? 'no se reemplazan' : `se reemplazan los ${scopes[scope]}`}.`)
  for (const { mark, count } of kinds) lines.push(`  ${mark.padEnd(14)} ${formatCount(count)}`)
  for (const { person, captioned, minor, mentions } of people) {
    const notes = [
      formatPlural(mentions, 'mención', 'menciones'),
      ...(captioned ? ['en la carátula'] : []),
      ...(minor ? ['menor de edad'] : []),
    ]
    lines.push(`  [persona ${person}]  ${notes.join(', ')}`)
  }
  const byAnchor = Map.groupBy(places, ({ anchor }) => anchor)
  for (const [anchor, found] of byAnchor)
    lines.push(`  ${anchor.padEnd(10)} ${found.map(({ mark, at }) => `${mark} en ${formatCount(at)}`).join(' · ')}`)
  return lines.join('\n')
}
