import type { MaskingReport } from '@basejuris/database'
import type { Ruling, RulingFacts } from '@basejuris/domain'
import { maskPerson, nextPseudonym } from '@basejuris/legal-text'
import { maskingReport } from '../normalise/masking-report.ts'

/** Fields that hold no prose: ids, addresses and values that programs compare. */
const untouched: ReadonlySet<string> = new Set([
  ...['docId', 'idSentence', 'source', 'collection', 'base', 'outcome', 'officialUrl', 'decidedOn'],
  ...[
    'key',
    'idNorma',
    'article',
    'numeral',
    'inciso',
    'letra',
    'origin',
    'anchor',
    'kind',
    'docketNumber',
    'rit',
    'ruc',
    'originDocketNumber',
  ],
])

export interface HidePersonResult {
  readonly ruling: Ruling
  readonly report: MaskingReport
  readonly mentions: number
}

/** Replaces every form of one person's name by a new pseudonym, in text, caption and all other facts. Deterministic. */
export function hidePerson(ruling: Ruling, names: readonly string[], before: MaskingReport | null): HidePersonResult {
  const { sections, caption, ...facts } = ruling
  const paragraphs = sections.flatMap((section) => section.paragraphs.map(({ text }) => text))
  const person = nextPseudonym([caption, ...paragraphs].join('\n'))
  const captioned = maskPerson(caption, { names, person, single: true })
  // The caption comes first, because masking reads the parties from it. Masking keeps every line break of a paragraph.
  const body = maskPerson([caption, ...paragraphs].join('\n'), { names, person })
  const lines = body.text.split('\n').slice(caption.split('\n').length)
  let at = 0
  const hidden: Ruling = {
    ...(hideIn(facts, names, person) as Omit<RulingFacts, 'caption'>),
    caption: captioned.text,
    officialUrl: ruling.officialUrl,
    sections: sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(({ anchor, text }) => {
        const own = lines.slice(at, at + text.split('\n').length).join('\n')
        at += text.split('\n').length
        return { anchor, text: own }
      }),
    })),
  }
  const mentions = countIn(JSON.stringify(hidden), person)
  return { ruling: hidden, mentions, report: reportAfter(hidden, before, { person, mentions, captioned: captioned.mentions > 0 }) }
}

const hideIn = (value: unknown, names: readonly string[], person: number): unknown => {
  if (typeof value === 'string') return maskPerson(value, { names, person }).text
  if (Array.isArray(value)) return value.map((one) => hideIn(one, names, person))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, untouched.has(key) ? one : hideIn(one, names, person)]))
}

const countIn = (text: string, person: number): number => text.split(`[persona ${person}]`).length - 1

const reportAfter = (
  ruling: Ruling,
  before: MaskingReport | null,
  { person, mentions, captioned }: { readonly person: number; readonly mentions: number; readonly captioned: boolean },
): MaskingReport => {
  const scope = before?.scope ?? null
  const people = [...(before?.people ?? []), ...(mentions === 0 ? [] : [{ person, captioned, minor: false, mentions }])]
  return { ...maskingReport(ruling, null), scope, people }
}
