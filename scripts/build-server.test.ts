import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, it } from 'vitest'
// @ts-expect-error plain scripts, run before anything is installed
import { listFiles } from './build-once.mjs'
// @ts-expect-error
import { listPrograms } from './build-server.mjs'
// @ts-expect-error
import { sourceMeta } from './source-meta.mjs'

const root = join(import.meta.dirname, '..')
const startedFile = /(?:new URL\(|join\(import\.meta\.dirname, )'\.?\/?([\w.-]+\.ts)'/gu

it('bundles every program that the server starts by the name of its file', () => {
  const programs = new Set(Object.keys(listPrograms()).map((file) => basename(file)))
  const sources = (listFiles(join(root, 'apps/server/src')) as string[]).concat(listFiles(join(root, 'packages')) as string[])
  const started = sources
    .filter((file) => /src\/.*\.ts$/u.test(relative(root, file)) && !/fixture|evaluation/u.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(startedFile)].map(([, name = '']) => `${relative(root, file)}: ${name}`))
  expect(started.length).toBeGreaterThan(5)
  expect(started.filter((line) => !programs.has(line.split(': ')[1] ?? ''))).toEqual([])
})

it('gives no two programs one name', () => {
  const names = Object.values(listPrograms())
  expect(new Set(names).size).toBe(names.length)
})

it('finds files beside the source of a module, from the folder of the bundle', () => {
  const meta = sourceMeta('packages/search/src/topics/topic-table.ts', new URL('../build/server/chunk.mjs', import.meta.url).href)
  expect(relative(root, meta.filename)).toBe('packages/search/src/topics/topic-table.ts')
  expect(relative(root, meta.dirname)).toBe('packages/search/src/topics')
  expect(new URL('./table/penal.txt', meta.url).pathname).toBe(join(root, 'packages/search/src/topics/table/penal.txt'))
})
