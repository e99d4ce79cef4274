import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { listProjectFiles, root } from './tracked-files.ts'

const manifests = listProjectFiles().filter((file) => /^((packages|apps)\/[^/]+|demo)\/package\.json$/.test(file))
const users = listProjectFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'))
const imported = new Set(users.flatMap((file) => importsOf(file).map(({ specifier }) => specifier)))

it.each(manifests)('%s lists what others may import, and they do', (manifest) => {
  const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
    name: string
    exports?: Record<string, string>
  }
  for (const [path, file] of Object.entries(exports)) {
    expect(path).not.toContain('*')
    expect(existsSync(join(root, manifest, '..', file)), file).toBe(true)
    if (path !== '.') expect(imported, `${name}${path.slice(1)} has no user`).toContain(`${name}${path.slice(1)}`)
  }
})
