import type { AssistantAnswer } from '@basejuris/contract'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import type { CitedRulings } from '../answers/present-answer.ts'
import { appliedNorms } from './applied-norms.ts'

const norm = (article: string): Ruling['norms'][number] => ({
  key: `CT:${article}`,
  label: `art. ${article} Código del Trabajo`,
  idNorma: 207436,
  article,
  origin: 'source',
  use: 'applied',
})
const ruling = (docId: string, articles: readonly string[]) => {
  const text = `Primero: Que rigen los artículos ${articles.join(' y ')} del Código del Trabajo.`
  return buildRuling({ docId, sections: buildSections([text]), norms: articles.map(norm) })
}
const quoting = ({ docId, sections }: Ruling) =>
  ({ citas: [{ docId, ancla: sections.find(({ kind }) => kind === 'considerando')?.anchor }] }) as unknown as AssistantAnswer

it('marks the norms that only the nearest rulings apply, and names them last', () => {
  const [sure, near] = [ruling('cierta', ['162']), ruling('cercana', ['161', '162'])]
  const sources = new Map([sure, near].map((each) => [each.docId, { ruling: each }])) as unknown as CitedRulings['sources']
  const norms = appliedNorms([quoting(near), quoting(sure)], new Set(['cierta']), { sources } as CitedRulings)
  expect(norms.map(({ clave, sentencias, soloCercana }) => [clave, sentencias, soloCercana])).toEqual([
    ['CT:162', 2, false],
    ['CT:161', 1, true],
  ])
})
