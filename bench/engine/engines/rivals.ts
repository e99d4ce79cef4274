import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const bench = join(import.meta.dirname, '../..')
const manifest = join(bench, 'package.json')
const require = createRequire(manifest)

/** Loads a package of `bench/package.json`. The caller declares its type. @throws Error when this platform lacks it */
export function requireRival<Package>(name: string): Package {
  return require(name)
}

/** Installs the rivals beside their manifest, outside the workspaces, on first use. */
export async function installRivals(): Promise<void> {
  if (existsSync(join(bench, 'node_modules'))) return
  console.log('Installing the rivals…')
  const flags = ['install', '--prefix', bench, '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  await promisify(execFile)('npm', flags, { cwd: bench, shell: process.platform === 'win32' })
}

/** Installed rivals with their versions. */
export function rivalVersions(): string {
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'))
  const present = Object.entries(optionalDependencies).filter(([name]) => existsSync(join(bench, 'node_modules', name)))
  const sqlite = new DatabaseSync(':memory:').prepare('select sqlite_version() as version').get()
  return [...present.map(([name, version]) => `${name} ${version}`), `SQLite ${sqlite?.['version']}`].join(', ')
}
