import { readFileSync } from 'node:fs'
import type { Block } from '../matter.ts'
import type { Rng } from '../random/rng.ts'
import { type BlockBook, parseBlocks } from '../text/parse-blocks.ts'

export const bankNames = [
  'comunes',
  'corte-suprema',
  'corte-apelaciones',
  'laboral',
  'civil',
  'cobranza',
  'penal',
  'familia',
  'constitucional',
  'contraloria',
] as const
export type BankName = (typeof bankNames)[number]

const books = new Map<BankName, BlockBook>()

/** The blocks of a bank by section. */
export function bank(name: BankName): BlockBook {
  const cached = books.get(name)
  if (cached !== undefined) return cached
  const book = parseBlocks(readFileSync(new URL(`../banks/${name}.txt`, import.meta.url), 'utf8'))
  books.set(name, book)
  return book
}

export function listBlocks(name: BankName, section: string): readonly Block[] {
  return bank(name).get(section) ?? []
}

/** One block of a section; throws when the bank has none. */
export function frame(name: BankName, section: string, rng: Rng): Block {
  const blocks = listBlocks(name, section)
  if (blocks.length === 0) throw new Error(`bank ${name} has no section ${section}`)
  return rng.pick(blocks)
}
