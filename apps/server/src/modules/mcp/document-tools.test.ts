import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documentedFacts, documentTools } from './document-tools.ts'

const file = join(import.meta.dirname, '../../../../../docs/mcp.md')
const marks = /(<!-- tools -->\n)[\s\S]*?(<!-- \/tools -->)/

it('docs/mcp.md describes the tools as they are', () => {
  const page = readFileSync(file, 'utf8')
  expect(page).toMatch(marks)
  const current = page.replace(marks, (_all, before: string, after: string) => `${before}\n${documentTools()}\n\n${after}`)
  expect(page).toBe(current)
})

it('docs/mcp.md names limits, labels and address of the code', () => {
  const page = readFileSync(file, 'utf8')
  for (const fact of documentedFacts) expect(page).toContain(fact)
})
