import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { readHead } from '../reading/read-file-bytes.ts'
import type { Source, SourceFile } from '../record/source.ts'
import { sources } from './index.ts'

/** With less confidence, a source does not claim a file. */
const minConfidence = 0.5

export interface DetectedFile {
  readonly file: SourceFile
  /** null: no source recognises the format. */
  readonly source: Source | null
}

export class PathNotFound extends Error {
  constructor(path: string) {
    super(`No existe el archivo o la carpeta «${path}».`)
    this.name = 'PathNotFound'
  }
}

/** The files under a path in a stable order, without hidden ones. A path to a file lists that file alone. @throws {PathNotFound} */
export async function listSourceFiles(path: string): Promise<SourceFile[]> {
  const root = resolve(path)
  const found = await stat(root).catch(() => null)
  if (found === null) throw new PathNotFound(path)
  if (!found.isDirectory()) return [{ path: root, relativePath: basename(root), bytes: found.size, modifiedMs: found.mtimeMs }]
  const files: SourceFile[] = []
  for (const file of await walk(root)) {
    // A file that vanished after the folder was read is skipped.
    const known = await stat(file).catch(() => null)
    if (known === null) continue
    files.push({ path: file, relativePath: relative(root, file).replaceAll('\\', '/'), bytes: known.size, modifiedMs: known.mtimeMs })
  }
  return files.sort((a, b) => (a.relativePath < b.relativePath ? -1 : 1))
}

async function walk(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((entry) => !entry.name.startsWith('.'))
  const nested = await Promise.all(entries.map((entry) => expand(join(folder, entry.name), entry)))
  return nested.flat()
}

const expand = async (path: string, entry: Dirent): Promise<string[]> => (entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : [])

/** Detects the source of each file under a path: the one with the highest confidence. Folders may mix sources. @throws {PathNotFound} */
export async function detectSource(path: string): Promise<DetectedFile[]> {
  const detected: DetectedFile[] = []
  for (const file of await listSourceFiles(path)) detected.push({ file, source: await detectFile(file.path) })
  return detected
}

async function detectFile(path: string): Promise<Source | null> {
  const head = await readHead(path)
  const ranked = sources.map((source) => ({ source, confidence: source.detect(path, head) }))
  const best = ranked.reduce((a, b) => (b.confidence > a.confidence ? b : a))
  return best.confidence >= minConfidence ? best.source : null
}
