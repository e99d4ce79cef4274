import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

export const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', '.next', '.git', 'data', 'test-results'])

/** Paths of the project's files relative to its root, with `/`: what git tracks or would track, else every file outside build folders. */
export function listProjectFiles(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
  } catch {
    return walk(root).map((file) => relative(root, file).replaceAll('\\', '/'))
  }
}

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (left.has(entry.name)) return []
    return entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]
  })

export function sourceFiles(): string[] {
  return listProjectFiles().filter((file) => /^(apps|packages|demo|bench)\/.*\.(ts|tsx)$/.test(file) && !file.endsWith('.d.ts'))
}

/** Test matter: it may import the testkit, and no product code imports it. */
export function isTestFile(file: string): boolean {
  return /\.(test|suite|spec|fixture|[a-z]+-child)\.tsx?$/.test(file) || /\/testing\//.test(file) || file.startsWith('tests/')
}
