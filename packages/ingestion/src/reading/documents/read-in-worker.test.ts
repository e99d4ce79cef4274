import { describe, expect, it } from 'vitest'
import { makeDocx } from './docx.fixture.ts'
import { readInWorker } from './read-in-worker.ts'

const never = new AbortController().signal

describe('readInWorker', () => {
  it('reads a document', async () => {
    expect(await readInWorker(makeDocx(['Rol N° 1-2020.']), never)).toMatchObject({
      format: 'docx',
      paragraphs: [{ text: 'Rol N° 1-2020.' }],
    })
  })

  it('says why it cannot be read', async () => {
    await expect(readInWorker(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), never)).rejects.toMatchObject({ code: 'unknown_format' })
  })

  it('ends when nobody waits any more', async () => {
    const leaving = new AbortController()
    const reading = readInWorker(makeDocx(['Rol N° 1-2020.']), leaving.signal)
    leaving.abort()
    await expect(reading).rejects.toThrow('abort')
    await expect(readInWorker(makeDocx(['x']), AbortSignal.abort())).rejects.toThrow('abort')
  })
})
