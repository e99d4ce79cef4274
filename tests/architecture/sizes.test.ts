import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles, root, sourceFiles } from './tracked-files.ts'

const maxLines = 400
const maxMedianLines = 80
/** Files above the limit, each with its reason. */
const largeFiles: Readonly<Record<string, string>> = {}
const vagueNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'misc', 'manager', 'core'])

const lines = (file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length

it('keeps files short', () => {
  const large = sourceFiles().filter((file) => lines(file) > maxLines)
  expect(large.filter((file) => largeFiles[file] === undefined)).toEqual([])
  expect(Object.keys(largeFiles).filter((file) => !large.includes(file))).toEqual([])
})

it('keeps the median file at eighty lines or fewer', () => {
  const sizes = sourceFiles()
    .filter((file) => !file.startsWith('demo/src/matters/'))
    .map(lines)
    .sort((left, right) => left - right)
  expect(sizes.length).toBeGreaterThan(50)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(maxMedianLines)
})

it('names files and folders for what they hold', () => {
  const vague = listProjectFiles().filter((file) => file.split('/').some((part) => vagueNames.has(basename(part).replace(/\..*$/, ''))))
  expect(vague).toEqual([])
})
