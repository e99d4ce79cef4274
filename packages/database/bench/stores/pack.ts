import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Section } from '@basejuris/domain'

export const pack = (sections: readonly Section[]): Uint8Array => zstdCompressSync(JSON.stringify(sections))
export const unpack = (body: Uint8Array): Section[] => JSON.parse(zstdDecompressSync(body).toString('utf8')) as Section[]
