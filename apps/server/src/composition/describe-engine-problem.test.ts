import type { EngineProblem } from '@basejuris/search'
import { expect, it } from 'vitest'
import { describeEngineProblem } from './describe-engine-problem.ts'

const problems: readonly EngineProblem[] = [
  { kind: 'unreachable', detail: 'connect ECONNREFUSED' },
  { kind: 'otherProgram' },
  { kind: 'oldVersion', found: '2.19.0', needed: '3' },
  { kind: 'notAllowed' },
  { kind: 'noVectors' },
  { kind: 'halfMigrated', indexes: ['fallos-000001-rulings'] },
  { kind: 'otherFormat', indexes: ['fallos-000001-rulings'] },
  { kind: 'otherDimension', stored: 512, configured: 1024, indexes: ['fallos-000001-rulings'] },
]

it.each(problems)('says in one sentence what to do: $kind', (problem) => {
  for (const engine of ['OpenSearch', 'Qdrant'] as const) {
    const said = describeEngineProblem({ problem, engine })
    expect(said).toMatch(/^\p{Lu}[^\n]*\.$/u)
    expect(said).toMatch(/revise|use|dele|cambie|instale|borre/u)
  }
})
