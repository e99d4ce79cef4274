import type { Outcome } from '@basejuris/domain'
import type { Block, Line, Matter } from '../matter.ts'
import { type BlockBook, readBlocks } from '../text/parse-blocks.ts'

type Described = Omit<Matter, 'facts' | 'claim' | 'defence' | 'evidence' | 'law' | 'reasoning' | 'appealReasoning' | 'dissent' | 'orders'>

const byLine = (book: BlockBook, section: string): Readonly<Record<Line, readonly Block[]>> => ({
  favorable: book.get(`${section}.favorable`) ?? [],
  contraria: book.get(`${section}.contraria`) ?? [],
})

const ordersOf = (book: BlockBook): Matter['orders'] => {
  const orders: Partial<Record<Outcome, readonly Block[]>> = {}
  for (const outcome of ['acoge', 'acoge_parcial', 'rechaza'] as const) {
    const blocks = book.get(`orders.${outcome}`)
    if (blocks !== undefined) orders[outcome] = blocks
  }
  return orders
}

/** A matter whose blocks stand in a text file beside the caller, in the sections `facts`, `claim`, `reasoning.favorable`… */
export function defineMatter(described: Described, base: string, path: string): Matter {
  const book = readBlocks(base, path)
  return {
    ...described,
    facts: book.get('facts') ?? [],
    claim: book.get('claim') ?? [],
    defence: book.get('defence') ?? [],
    evidence: book.get('evidence') ?? [],
    law: book.get('law') ?? [],
    reasoning: byLine(book, 'reasoning'),
    appealReasoning: byLine(book, 'appealReasoning'),
    dissent: byLine(book, 'dissent'),
    orders: ordersOf(book),
  }
}
