import { formatCount, formatPlural } from '@basejuris/domain'
import { run } from './run-operator-command.ts'

interface Masking {
  readonly docId: string
  readonly kinds: readonly { readonly mark: string; readonly count: number }[]
  readonly scope: 'everyone' | 'minors' | null
  readonly people: readonly { readonly person: number; readonly captioned: boolean; readonly minor: boolean; readonly mentions: number }[]
  readonly places: readonly { readonly anchor: string; readonly at: number; readonly mark: string }[]
}

const scopes = { everyone: 'de todas las personas naturales', minors: 'de niños, niñas y adolescentes' } as const

export async function showMasking(docId: string): Promise<void> {
  return console.log(maskingText(await run<Masking>('masking report', { docId })))
}

/** Kinds, pseudonyms and places, for a person to review; nothing of what was masked. */
export function maskingText({ docId, kinds, scope, people, places }: Masking): string {
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
