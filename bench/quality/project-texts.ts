import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '../..')
/** Code, topics, tests and documents. */
const written = /\.(?:ts|tsx|mjs|md|json|jsonl|tsv|txt)$/u
/** Official titles are everybody's words, and hashes are no wording. */
const apart = /(?:^|\/)package-lock\.json$|^bench\/quality\/rounds\/|\/norms\/catalogue\//u

/** Every text of the project in which a wording of a query could stand. */
export function* projectTexts(): Generator<{ readonly file: string; readonly text: string }> {
  const files = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split('\n')
  for (const file of files) if (written.test(file) && !apart.test(file)) yield { file, text: readFileSync(join(projectRoot, file), 'utf8') }
}

/** Hash of the commit that is measured, and whether files differ from it. */
export function measuredCommit(): { readonly commit: string; readonly changed: boolean } {
  const git = (...words: string[]): string => execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).trim()
  return {
    commit: git('rev-parse', 'HEAD'),
    changed: git('status', '--porcelain', '--untracked-files=no', '--', 'packages', 'apps') !== '',
  }
}
