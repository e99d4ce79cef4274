import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listProjectFiles, root } from './tracked-files.ts'

const maxWords = 30
const files = listProjectFiles().filter((file) => /^(apps|packages|demo|bench|tests|scripts)\/.*\.(ts|tsx|mjs)$/.test(file))

it('keeps every sentence of a comment within thirty words', () => {
  const comments = files.flatMap((file) => commentsOf(readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })))
  expect(comments.length).toBeGreaterThan(3000)
  const long = comments.filter(({ text }) => sentencesOf(text).some((sentence) => sentence.split(/\s+/).length > maxWords))
  expect(long.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

it('reads comments of every form', () => {
  expect(commentsOf('// one\n// two\nconst a = 1 // no\n/** three */\n/**\n * four\n * five\n */\n{/* six */}')).toEqual([
    'one two',
    'three',
    'four five',
    'six',
  ])
})

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

/** Comments on lines of their own; those of consecutive `//` lines are one. */
function commentsOf(text: string): string[] {
  const found: string[] = []
  let block: string[] | null = null
  let lastWasLine = false
  for (const line of text.split('\n')) {
    const start = /^\s*\{?\/\*\*?(.*)$/.exec(line)
    const single = /^\s*\/\/ ?(.*)$/.exec(line)
    if (block !== null) {
      block.push(line.replace(/\s*\*\/\}?\s*$/, '').replace(/^\s*\*? ?/, ''))
      if (line.includes('*/')) {
        found.push(block.join(' ').trim())
        block = null
      }
    } else if (start !== null) {
      const rest = start[1] ?? ''
      if (rest.includes('*/')) found.push(rest.slice(0, rest.indexOf('*/')).trim())
      else block = [rest]
    } else if (single !== null) {
      if (lastWasLine) found[found.length - 1] += ` ${single[1]}`
      else found.push(single[1] ?? '')
    }
    lastWasLine = single !== null && block === null
  }
  return found
}
