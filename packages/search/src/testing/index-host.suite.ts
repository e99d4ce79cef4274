import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type IndexDocument, type IndexHost, type SearchIndex, term } from '../ports/index.ts'
import { documentOf, lexicalRequest, upserts } from './index-documents.ts'

export interface OpenedHost {
  readonly host: IndexHost
  /** A document that says one word. */
  readonly document: (id: string, word: string) => Promise<IndexDocument>
  /** Ids of the documents that say the word, in ascending order. */
  readonly find: (word: string) => Promise<readonly string[]>
  /** Closes the host and opens what it stored. */
  readonly reopen: () => Promise<IndexHost>
  readonly dispose: () => Promise<void>
}

/** Schema with which `open` opens an empty index. */
export const hostSchema = 'suite'

/** Documents and searches of a host whose ports can be reached. */
export function throughPorts(index: () => SearchIndex): Pick<OpenedHost, 'document' | 'find'> {
  return {
    document: async (id, word) => documentOf(id, word),
    find: async (word) => {
      const { hits } = await index().lexical.search('rulings', lexicalRequest({ text: term(word, { texto: 1 }), sort: [] }))
      return hits.map(({ id }) => id)
    },
  }
}

/** What every host of an index must do. Capabilities that the host does not declare are not tested. */
export function describeIndexHost(name: string, open: () => Promise<OpenedHost>): void {
  describe(`index host: ${name}`, () => {
    let opened: OpenedHost
    const host = (): IndexHost => opened.host
    const batch = async (sequence: number, id: string) => upserts(sequence, [await opened.document(id, 'juez')])
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.dispose())

    it('answers its schema and keeps what was written when it is closed', async () => {
      expect(host().schema()).toBe(hostSchema)
      await host().writer.apply(await batch(3, 'a'))
      expect(await opened.find('juez')).toEqual(['a'])
      const reopened = await opened.reopen()
      expect([reopened.schema(), await reopened.writer.appliedSequence()]).toEqual([hostSchema, 3])
    })

    it('verifies what it stored, where it can', async () => {
      await host().writer.apply(await batch(4, 'a'))
      const verified = await host().verify?.()
      if (verified !== undefined) expect([verified.sequence, verified.problems]).toEqual([4, []])
    })

    it('goes on with the old index until a replacement is activated, where it can be replaced', async () => {
      await host().writer.apply(await batch(2, 'a'))
      const replacement = host().replace?.('other')
      if (replacement === undefined) return
      await replacement.writer.apply(await batch(2, 'b'))
      expect([host().schema(), await replacement.writer.appliedSequence(), await opened.find('juez')]).toEqual([hostSchema, 2, ['a']])
      await replacement.optimize()
      expect(await replacement.activate()).toBe(true)
      expect([host().schema(), await host().writer.appliedSequence(), await opened.find('juez')]).toEqual(['other', 2, ['b']])
      await replacement.abandon()
      expect(await opened.find('juez')).toEqual(['b'])
    })

    it('does not activate a replacement that lags behind, nor one that was abandoned', async () => {
      await host().writer.apply(await batch(1, 'a'))
      const replacement = host().replace?.()
      if (replacement === undefined) return
      await replacement.writer.apply(await batch(1, 'b'))
      await host().writer.apply(await batch(2, 'c'))
      expect(await replacement.activate()).toBe(false)
      await replacement.abandon()
      expect([host().schema(), await opened.find('juez')]).toEqual([hostSchema, ['a', 'c']])
    })
  })
}
