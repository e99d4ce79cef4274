import { readFileSync } from 'node:fs'
import { generateDemoRulings } from '@basejuris/demo'
import { type DecidedPlace, findDecidedPlaces, splitSections } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { keysOfPlanted } from '../../testing/planted-norms.ts'

interface Truths {
  readonly contrasts: readonly (readonly [norm: string, favourable: string, contrary: string])[]
  readonly lines: Readonly<Record<string, 'favorable' | 'contraria'>>
}

/** Of 463 planted contrasts; reached, and only rising. */
const minRecall = 0.78
/** Of the rulings with a decided article. */
const minRightSides = 0.99

it('finds planted contrasts of the demonstration corpus, and hardly ever the wrong side', { timeout: 180_000 }, () => {
  const truths = JSON.parse(readFileSync(new URL('../../../../../demo/planted-truths.json', import.meta.url), 'utf8')) as Truths
  const records = new Map([...generateDemoRulings()].map((record) => [record.id, record]))
  const read = new Map<string, readonly DecidedPlace[]>()
  const decidedBy = (id: string): readonly DecidedPlace[] => {
    const record = records.get(id)
    if (record === undefined) throw new Error(`no record ${id}`)
    const { coleccion: collection, recurso: appealType, materias, resultado: outcome, texto } = record
    const sections = splitSections(texto.split('\n'))
    const decided = read.get(id) ?? findDecidedPlaces({ collection, appealType, subjects: [...materias], outcome, sections })
    read.set(id, decided)
    return decided
  }
  const isOf = (article: string, norm: string): boolean => keysOfPlanted(norm).includes(article)
  const found = truths.contrasts.filter(([norm, one, other]) =>
    decidedBy(one).some(
      (own) =>
        isOf(own.article, norm) &&
        decidedBy(other).some(
          (rival) =>
            rival.article === own.article && rival.place === own.place && rival.kind === own.kind && rival.favoured !== own.favoured,
        ),
    ),
  )
  const sided = [...read].filter(([id, decided]) => decided.length > 0 && truths.lines[id] !== undefined)
  const right = sided.filter(([id, decided]) =>
    decided.every(({ favoured }) => (favoured === 'claimant') === (truths.lines[id] === 'favorable')),
  )
  process.stdout.write(
    `planted contrasts: recall ${found.length} of ${truths.contrasts.length}; side right in ${right.length} of ${sided.length} rulings\n`,
  )
  expect(found.length / truths.contrasts.length).toBeGreaterThanOrEqual(minRecall)
  expect(right.length / sided.length).toBeGreaterThanOrEqual(minRightSides)
})
