import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pack, unpack } from './pack.ts'
import type { OpenTextStore } from './text-store.ts'

interface Place {
  readonly segment: number
  readonly offset: number
  readonly length: number
}

const segmentBytes = 64 * 1024 * 1024

/** zstd records in append-only files beside the database. The directory of positions is read into memory at the start. */
export const openSegmentFiles: OpenTextStore = async (folder) => {
  mkdirSync(folder, { recursive: true })
  const directoryPath = join(folder, 'directory.jsonl')
  const directory = openSync(directoryPath, 'a+')
  const places = new Map<string, Place>()
  for (const line of readFileSync(directoryPath, 'utf8').split('\n')) {
    if (line === '') continue
    const [docId, segment, offset, length] = JSON.parse(line) as [string, number, number, number]
    places.set(docId, { segment, offset, length })
  }
  const last = [...places.values()].at(-1)
  const files: number[] = []
  const openSegment = (n: number) => {
    files[n] ??= openSync(join(folder, `${n}.segment`), 'a+')
    return files[n]
  }
  let segment = last?.segment ?? 0
  let end = last === undefined ? 0 : last.offset + last.length
  return {
    put: async (batch) => {
      if (end > segmentBytes) [segment, end] = [segment + 1, 0]
      const bodies = batch.map(({ sections }) => pack(sections))
      writeSync(openSegment(segment), Buffer.concat(bodies))
      const lines = batch.map(({ docId }, n) => {
        const place = { segment, offset: end, length: bodies[n]?.byteLength ?? 0 }
        end += place.length
        places.set(docId, place)
        return `${JSON.stringify([docId, place.segment, place.offset, place.length])}\n`
      })
      fsyncSync(openSegment(segment))
      writeSync(directory, lines.join(''))
      fsyncSync(directory)
    },
    read: async (docIds) =>
      new Map(
        docIds.map((docId) => {
          const place = places.get(docId)
          if (place === undefined) throw new Error(`no text ${docId}`)
          const body = Buffer.alloc(place.length)
          readSync(openSegment(place.segment), body, 0, place.length, place.offset)
          return [docId, unpack(body)]
        }),
      ),
    close: async () => {
      for (const file of [directory, ...files]) closeSync(file)
    },
  }
}
