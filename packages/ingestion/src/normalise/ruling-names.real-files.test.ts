import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDocketNumbers, rulingText } from '@basejuris/domain'
import { findNormCitations, partiesOfCaption } from '@basejuris/legal-text'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { beforeAll, expect, it } from 'vitest'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { pjudJuris } from '../sources/pjud-juris.ts'
import { type NormalisedRuling, normalise } from './normalise.ts'

const part = 'corpus/raw/pjud_juris'
const judiciary = join(realFiles, part)
const today = '2026-11-20'

interface Reading {
  readonly section: string
  readonly parsed: ParsedRuling
  readonly open: string
  readonly masked: string
  readonly names: NormalisedRuling['names']
}

const readSection = (section: string): Reading[] =>
  readdirSync(join(judiciary, section)).flatMap((name) => {
    const { sentencias } = JSON.parse(readFileSync(join(judiciary, section, name), 'utf8')) as { sentencias: unknown[] }
    return sentencias.flatMap((document) => {
      const parsed = pjudJuris.parse({ raw: new TextEncoder().encode(JSON.stringify(document)), hints: { section } })
      if (parsed.kind !== 'ruling') return []
      try {
        const { ruling, names } = normalise(parsed, today)
        const open = rulingText(normalise(parsed, today, { maskNames: false }).ruling)
        return [{ section, parsed, open, masked: rulingText(ruling), names }]
      } catch {
        return []
      }
    })
  })

const count = (text: string, part: string): number => text.toLowerCase().split(part.toLowerCase()).length - 1
const words = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0
const institutions = [
  'Ministerio Público',
  'Corte Suprema',
  'Gendarmería de Chile',
  'Carabineros de Chile',
  'Registro Civil',
  'Defensoría Penal',
]

describeRealFiles('names in a private set of real rulings', [part], () => {
  let readings: Reading[] = []
  beforeAll(() => {
    readings = readdirSync(judiciary).flatMap(readSection)
  }, 240_000)

  it('masks few words, and almost none where names are public', () => {
    const shares = new Map<string, { rulings: number; words: number; masked: number; people: number }>()
    for (const { section, open, masked, names } of readings) {
      const key = `${section}, ${names?.scope}`
      const row = shares.get(key) ?? { rulings: 0, words: 0, masked: 0, people: 0 }
      const marks = masked.match(/\[persona \d+\]/gu)?.length ?? 0
      const total = words(open)
      const lost = total - (words(masked) - 2 * marks)
      const people = row.people + (names?.people.length ?? 0)
      shares.set(key, { rulings: row.rulings + 1, words: row.words + total, masked: row.masked + lost, people })
    }
    console.table(
      Object.fromEntries([...shares].map(([key, row]) => [key, { ...row, share: `${((100 * row.masked) / row.words).toFixed(2)} %` }])),
    )
    for (const [key, row] of shares) expect(row.masked / row.words, key).toBeLessThan(key.endsWith('minors') ? 0.002 : 0.04)
  })

  it('leaves the judges whom the source names', () => {
    const lost = readings.flatMap(({ parsed, open, masked }) =>
      parsed.judges.filter(({ name }) => count(open, name) > count(masked, name)).map(() => parsed.idSentence),
    )
    expect(lost).toEqual([])
  })

  it('masks every full name in the caption of a protected case', () => {
    const protectedOnes = readings.filter(({ names, parsed }) => names?.scope === 'everyone' && parsed.caption !== null)
    const parties = protectedOnes.flatMap(({ parsed, masked, open }) =>
      partiesOfCaption(parsed.caption ?? '')
        .filter(({ name, institution }) => !institution && name.split(' ').length > 2)
        .map(({ name }) => ({ id: parsed.idSentence, before: count(open, name), after: count(masked, name) })),
    )
    console.info(`captions: ${parties.length} parties, named in full ${parties.reduce((sum, { before }) => sum + before, 0)} times`)
    expect(parties.filter(({ after }) => after > 0).map(({ id }) => id)).toEqual([])
  })

  it('leaves institutions, docket numbers and norms', () => {
    let lostInstitutions = 0
    let allInstitutions = 0
    let lostCitations = 0
    let allCitations = 0
    for (const { open, masked } of readings) {
      for (const name of institutions) {
        allInstitutions += count(open, name)
        lostInstitutions += count(open, name) - count(masked, name)
      }
      const before = [findDocketNumbers(open).length, findNormCitations(open).length]
      const after = [findDocketNumbers(masked).length, findNormCitations(masked).length]
      allCitations += (before[0] ?? 0) + (before[1] ?? 0)
      lostCitations += Math.abs((before[0] ?? 0) - (after[0] ?? 0)) + Math.abs((before[1] ?? 0) - (after[1] ?? 0))
    }
    console.info(`institutions lost: ${lostInstitutions} of ${allInstitutions}; citations changed: ${lostCitations} of ${allCitations}`)
    expect(lostInstitutions / allInstitutions).toBeLessThan(0.001)
    expect(lostCitations / allCitations).toBeLessThan(0.001)
  })
})
