import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Section } from '@basejuris/domain'

export function pack(sections: readonly Section[]): Uint8Array {
  return zstdCompressSync(JSON.stringify(sections))
}
export function unpack(body: Uint8Array): Section[] {
  return JSON.parse(zstdDecompressSync(body).toString('utf8')) as Section[]
}
