import { describe, expect, it } from 'vitest'
import { takeAll } from './steps.ts'
import { createTopicMatrix } from './topic-matrix.ts'
import { nearnessIn, topicSpaceInSteps } from './topic-space.ts'

const documents = [
  'perro mordida vecino correa',
  'perro vecino ladridos',
  'perro correa veterinario',
  'contrato renta llaves',
  'renta contrato aviso',
  'llaves aviso renta',
]
const matrix = createTopicMatrix(documents.map((text) => ({ words: text.split(' '), pairs: [] })))
const space = takeAll(topicSpaceInSteps(matrix, 2))
const nearness = (columns: readonly number[], unknown: number): Float32Array => nearnessIn(matrix, space, { columns, unknown })
const columnsOf = (text: string): number[] => text.split(' ').flatMap((word) => matrix.columns.get(word) ?? [])

describe('the space of the topics', () => {
  it('brings documents near that share words with those of a question, though none with the question', () => {
    const [bite = 0, , vet = 0, lease = 0] = nearness(columnsOf('ladridos'), 0)
    expect(vet).toBeGreaterThan(0.2)
    expect(bite).toBeGreaterThan(0.2)
    expect(lease).toBeLessThan(0.1)
  })

  it('is farther from a question with words that no document has, and from none at 0', () => {
    const [known = 0] = nearness(columnsOf('perro correa'), 0)
    expect(known).toBeLessThanOrEqual(1.001)
    expect(nearness(columnsOf('perro correa'), 2)[0]).toBeLessThan(known)
    expect([...nearness([], 0)]).toEqual(documents.map(() => 0))
  })
})
