import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentVariables } from '../../apps/server/src/config/config.ts'
import { listProjectFiles, root } from './tracked-files.ts'

const documents = listProjectFiles().filter((file) => file.endsWith('.md'))

describe('documentation', () => {
  it('names only paths that exist', () => {
    expect(documents.length).toBeGreaterThan(3)
    const missing = documents.flatMap((document) =>
      citedPaths(readFileSync(join(root, document), 'utf8'))
        .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, dirname(document), path)))
        .map((path) => `${document}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('documents every environment variable and no other', () => {
    const documented = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(documented.sort()).toEqual([...environmentVariables].sort())
  })

  it('writes every decision in one form', () => {
    const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))
    expect(decisions.length).toBeGreaterThan(20)
    for (const file of decisions) {
      const text = readFileSync(join(root, file), 'utf8')
      const number = Number(/\/(\d{4})-/.exec(file)?.[1])
      expect(text, file).toMatch(new RegExp(`^# ${number}\\. `))
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      expect(headings, file).toEqual(['Context', 'Options', 'Choice', 'Consequences', 'How it is checked'])
    }
  })

  it('says for twenty changes or more which files to edit', () => {
    const rows = readFileSync(join(root, 'docs/changing-things.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| (?!to change|-)/.test(line))
    expect(rows.length).toBeGreaterThanOrEqual(20)
    expect(rows.filter((row) => citedPaths(row).length === 0)).toEqual([])
  })

  it('keeps the README within two screens', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(90)
  })
})

/** Paths of the project in backticks or as link targets; placeholders and generated places are left out. */
function citedPaths(text: string): string[] {
  const inBackticks = [...text.matchAll(/`((?:apps|packages|demo|docs|bench|tests|scripts)\/[\w./-]+)`/g)].map(([, path]) => path ?? '')
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) => path ?? '')
  return [...inBackticks, ...linked].filter((path) => path !== '')
}
