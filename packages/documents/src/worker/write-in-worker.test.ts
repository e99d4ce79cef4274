import { describe, expect, it } from 'vitest'
import type { DocumentPart, RulingEntry } from '../document.ts'
import { sampleEntry, sampleHead } from '../testing/sample-entry.ts'
import { writeInWorker } from './write-in-worker.ts'

const task = { kind: 'list', format: 'docx', layout: 'list', head: sampleHead, total: 3 } as const

describe('writeInWorker', () => {
  it('requests entries one at a time, reports progress and yields the file', async () => {
    let requested = 0
    const entries = async function* (): AsyncGenerator<RulingEntry> {
      for (; requested < 3; requested++) yield sampleEntry()
    }
    const parts: DocumentPart[] = []
    for await (const part of writeInWorker(task, entries(), new AbortController().signal)) parts.push(part)
    expect(parts.filter((part) => !(part instanceof Uint8Array))).toEqual([1, 2, 3].map((done) => ({ stage: 'read', done, total: 3 })))
    expect(
      Buffer.from(parts.at(-1) as Uint8Array)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  it('ends the worker and the reading when cancelled', async () => {
    const cancelled = new AbortController()
    let closed = false
    const endless = async function* (): AsyncGenerator<RulingEntry> {
      try {
        while (true) yield sampleEntry()
      } finally {
        closed = true
      }
    }
    const run = async () => {
      for await (const part of writeInWorker(task, endless(), cancelled.signal)) if ('done' in part && part.done === 5) cancelled.abort()
    }
    await expect(run()).rejects.toThrow('abort')
    expect(closed).toBe(true)
  })

  it('throws when the worker fails', async () => {
    const broken = async function* (): AsyncGenerator<RulingEntry> {
      yield { ...sampleEntry(), passages: null } as unknown as RulingEntry
    }
    const run = async () => {
      for await (const _part of writeInWorker(task, broken(), new AbortController().signal));
    }
    await expect(run()).rejects.toThrow()
  })
})
