import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/**
 * What is computed from the table of topics alone takes seconds in each thread. It is kept as files beside the compile cache of Node, where that is
 * enabled, under a hash of the table and of every module that takes part.
 */
export interface TopicCache {
  /** The value that was written under this name, or null. A damaged file counts as none. */
  readonly read: <Value>(name: string) => Value | null
  /** Keeps a value that `v8.serialize` accepts, and removes those of other hashes. A folder that cannot be written to is no error. */
  readonly write: (name: string, value: unknown) => void
}

const source = join(import.meta.dirname, '..')
/** Folders and files with all that the results depend on. */
export const cachedFrom = ['topics', 'word-tokens.ts', '../../legal-text/src/analysis', '../../domain/src'].map((path) =>
  join(source, path),
)

const digestBytes = 32
const isTest = /\.(?:test|fixture)\./

/** The cache in a folder. Null keeps nothing. */
export function openTopicCache(folder: string | null): TopicCache {
  if (folder === null) return { read: () => null, write: () => undefined }
  const fileOf = (name: string): string => join(folder, `${name}-${sourcesHash()}.bin`)
  return {
    read: <Value>(name: string) => {
      try {
        const bytes = readFileSync(fileOf(name))
        const body = bytes.subarray(digestBytes)
        return digest(body).equals(bytes.subarray(0, digestBytes)) ? (deserialize(body) as Value) : null
      } catch {
        return null
      }
    },
    write: (name, value) => {
      try {
        const body = serialize(value)
        mkdirSync(folder, { recursive: true })
        const temporary = join(folder, `${randomUUID()}.tmp`)
        writeFileSync(temporary, Buffer.concat([digest(body), body]))
        renameSync(temporary, fileOf(name))
        for (const other of readdirSync(folder))
          if (other.startsWith(`${name}-`) && join(folder, other) !== fileOf(name)) rmSync(join(folder, other), { force: true })
      } catch {
        // The next process computes it again.
      }
    },
  }
}

const besideCompiled = getCompileCacheDir()
/** The cache of this process. */
export const topicCache = openTopicCache(besideCompiled === undefined ? null : join(besideCompiled, 'basejuris-topics'))

const digest = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

let hash: string | undefined
const sourcesHash = (): string => {
  hash ??= cachedFrom
    .flatMap(filesOf)
    .reduce(
      (whole, file) => whole.update(file.slice(source.length)).update('\0').update(readFileSync(file)).update('\0'),
      createHash('sha256'),
    )
    .digest('hex')
  return hash
}

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !isTest.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [path]
