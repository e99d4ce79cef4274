import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { listProjectFiles, root } from './tracked-files.ts'

const files = listProjectFiles()
/** Folders with a manifest of their own. `bench` names rivals only, to be installed apart; the rest of what it imports is the root's. */
const folders = files
  .filter((file) => posix.basename(file) === 'package.json' && !file.startsWith('bench/'))
  .map((file) => posix.dirname(file))
  .sort((a, b) => b.length - a.length)

/** Packages that no file imports, each with what uses it. */
const usedOtherwise: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'npm run check',
  '@testing-library/dom': 'peer of @testing-library/react',
  '@types/node': 'types of the platform',
  'drizzle-kit': 'writes migrations, by command',
  'react-dom': 'peer of next and @testing-library/react',
  typescript: 'npm run check',
}

/** The folder of the manifest that answers for a file. */
const ownerOf = (file: string): string => folders.find((folder) => folder === '.' || file.startsWith(`${folder}/`)) ?? '.'
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** A name in a call that resolves or replaces a module, in a path below `node_modules`, or as the environment of a test. */
const mention = /\b(?:resolve|mock|import)\(\s*'([^'.][^']*)'|node_modules\/((?:@[\w-]+\/)?[\w.-]+)|@vitest-environment ([\w-]+)/g
const quoted = /["']((?:@[\w-]+\/)?[\w.-]+)/g

/** Packages that a file imports or mentions; in style sheets and settings, those it quotes. */
function packagesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = [...text.matchAll(/\.css$|\.config\.\w+$/.test(file) ? quoted : mention)].map(([, ...names]) => names.find(Boolean) ?? '')
  return [...(file.endsWith('.css') ? [] : importsOf(file).map(({ specifier }) => specifier)), ...named].map(packageOf)
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.endsWith('.d.ts'))
const manifests = folders.map((folder) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const used = new Set(sources.filter((file) => ownerOf(file) === folder).flatMap(packagesIn))
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  return { folder, used, declared }
})

it.each(manifests)('$folder declares no package that it does not use', ({ declared, used }) => {
  const isUsed = (name: string): boolean =>
    used.has(name) || name in usedOtherwise || (name.startsWith('@types/') && used.has(name.slice('@types/'.length)))
  expect(declared.filter((name) => !isUsed(name))).toEqual([])
})

it('excuses only packages that some manifest declares', () => {
  const declared = new Set(manifests.flatMap((manifest) => manifest.declared))
  expect(Object.keys(usedOtherwise).filter((name) => !declared.has(name))).toEqual([])
})

it('finds a package that nothing imports, in packages of every kind', () => {
  expect(manifests.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['.', 'apps/web', 'packages/engine', 'demo']))
  for (const { folder, used } of manifests.filter((each) => each.folder.startsWith('packages/'))) {
    expect(used, folder).toContain('vitest')
    expect(used, folder).not.toContain('left-pad')
  }
})
