import { readFileSync } from 'node:fs'
import type { Block, Sentence } from '../matter.ts'

export type BlockBook = ReadonlyMap<string, readonly Block[]>

const asSentence = (wordings: readonly string[], where: string): Sentence => {
  const [first, second, third, fourth, ...rest] = wordings
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error(`${where}: a sentence has ${wordings.length} wordings, at least four are needed: «${first}»`)
  return [first, second, third, fourth, ...rest]
}

const parseBlock = (lines: readonly string[]): { section: string; block: Block } => {
  const [head = '', ...body] = lines
  const [section = '', id = '', ...cited] = head.slice(1).trim().split(/\s+/)
  const norms = cited.map((key) => key.replaceAll('_', ' '))
  if (section === '' || id === '') throw new Error(`a block needs section and id: «${head}»`)
  const groups: string[][] = [[]]
  for (const line of body) {
    if (line.trim() === '') groups.push([])
    else groups[groups.length - 1]?.push(line.trim())
  }
  const optional: number[] = []
  const sentences = groups
    .filter((group) => group.length > 0)
    .map((group, position) => {
      if (group[0]?.startsWith('? ')) optional.push(position)
      return asSentence(
        group.map((line) => line.replace(/^\? /, '')),
        id,
      )
    })
  if (sentences.length === 0) throw new Error(`${id}: no sentences`)
  return { section, block: { id, sentences, ...(norms.length > 0 ? { norms } : {}), ...(optional.length > 0 ? { optional } : {}) } }
}

/**
 * Reads blocks from text. `@section id norm norm` opens a block (`ley-17322:31_bis`), a blank line ends a sentence, and each line is one
 * wording.
 * A first wording that begins with `? ` makes the sentence optional. Throws when a sentence has fewer than four wordings or an id
 * repeats.
 */
export function parseBlocks(text: string): BlockBook {
  const book = new Map<string, Block[]>()
  const ids = new Set<string>()
  let current: string[] | null = null
  const close = () => {
    if (current === null) return
    const { section, block } = parseBlock(current)
    if (ids.has(block.id)) throw new Error(`block ${block.id} appears twice`)
    ids.add(block.id)
    book.set(section, [...(book.get(section) ?? []), block])
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('@')) {
      close()
      current = [line]
    } else current?.push(line)
  }
  close()
  return book
}

/** The blocks of a file beside the caller: `readBlocks(import.meta.url, './necesidades.txt')`. */
export function readBlocks(base: string, path: string): BlockBook {
  return parseBlocks(readFileSync(new URL(path, base), 'utf8'))
}
