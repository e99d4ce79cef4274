import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, sourceFiles } from './tracked-files.ts'

/** Who may import whom (docs/architecture.md). Tests may also import the testkit. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/legal-text': ['domain'],
  'packages/contract': ['domain'],
  'packages/database': ['domain', 'tracing'],
  'packages/documents': ['domain'],
  'packages/search': ['domain', 'legal-text', 'engine', 'tracing'],
  'packages/engine': [],
  'packages/ingestion': ['domain', 'legal-text', 'database', 'search'],
  'packages/norms': ['domain', 'legal-text'],
  'packages/flow': [],
  'packages/tracing': [],
  'packages/assistant': ['domain', 'legal-text', 'search', 'tracing'],
  'packages/testkit': ['domain', 'database'],
  demo: ['domain'],
  'apps/server': [
    'assistant',
    'contract',
    'domain',
    'legal-text',
    'database',
    'documents',
    'flow',
    'norms',
    'search',
    'ingestion',
    'demo',
    'tracing',
  ],
  'apps/cli': ['contract', 'domain', 'legal-text', 'database', 'norms', 'search', 'ingestion', 'demo', 'server'],
  'apps/web': ['contract', 'domain'],
  bench: ['assistant', 'contract', 'domain', 'legal-text', 'database', 'flow', 'search', 'ingestion', 'demo', 'server', 'engine'],
}

const importPattern = /(?:from|import)\s*\(?\s*['"]@basejuris\/([a-z-]+)/g
const folderOf = (file: string): string | undefined => Object.keys(allowed).find((folder) => file.startsWith(`${folder}/`))
const isTest = (file: string): boolean => /\.(test|suite|spec|[a-z]+-child)\.tsx?$/.test(file) || /\/(testing|fixtures)\//.test(file)

describe('dependency rules', () => {
  it('hold in every import', () => {
    const broken = sourceFiles().flatMap((file) => {
      const folder = folderOf(file)
      if (folder === undefined) return [`${file}: belongs to no package`]
      const own = folder.split('/').at(-1)
      const may = new Set([...(allowed[folder] ?? []), own, ...(isTest(file) ? ['testkit'] : [])])
      return [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].flatMap(([, name]) =>
        may.has(name) ? [] : [`${file}: imports ${name}`],
      )
    })
    expect(broken).toEqual([])
  })

  it('look inside every package', () => {
    const seen = new Set(sourceFiles().map(folderOf))
    for (const folder of ['packages/domain', 'packages/search', 'packages/database', 'apps/server', 'apps/web', 'demo'])
      expect(seen).toContain(folder)
  })

  it('never step into another package by a relative path', () => {
    const broken = sourceFiles().flatMap((file) => {
      const depth = file.split('/').length - (folderOf(file)?.split('/').length ?? 0) - 1
      return [...readFileSync(join(root, file), 'utf8').matchAll(/from '((?:\.\.\/)+)[^']*'/g)].flatMap(([whole, steps]) =>
        (steps?.length ?? 0) / 3 > depth && !whole.includes('node_modules') ? [`${file}: ${whole}`] : [],
      )
    })
    expect(broken).toEqual([])
  })
})
