import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tracked-files.ts'

export interface ChecklistPage {
  /** Such as «§4 Cart». */
  readonly title: string
  readonly rows: readonly string[]
}

/** The sections of the checklist of payments in the browser, with their rows. */
export const checklist: readonly ChecklistPage[] = readFileSync(join(root, 'docs/payment-checklist.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title = '', ...lines] = text.split('\n')
    return { title, rows: lines.filter((line) => line.startsWith('| ') && !/^\| says \|/.test(line)) }
  })
  .filter(({ title }) => title.startsWith('§'))

/** The sentences that a row quotes from the specification. */
export const quotedIn = (row: string): string[] => [...(row.split('|')[1] ?? '').matchAll(/«(.+?)»/gu)].map(([, words = '']) => words)

/** A quoted sentence without the words that vary, in its parts. */
export const fixedParts = (sentence: string): string[] =>
  sentence
    .split(/…|\{…\}|\bN\b/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
