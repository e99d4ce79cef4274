import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { FileLayer, ReadableFile, WritableFile } from './file-layer.ts'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const whenAbsent =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (codeOf(error) === 'ENOENT') return value
    throw error
  }

const createFile = async (path: string): Promise<WritableFile> => {
  const file = await open(path, 'w', 0o600)
  return {
    write: async (bytes) => {
      for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done)).bytesWritten
    },
    sync: () => file.sync(),
    close: () => file.close(),
  }
}

const openFile = (path: string): ReadableFile => {
  const descriptor = openSync(path, 'r')
  return {
    size: fstatSync(descriptor).size,
    read: (into, position) => {
      for (let done = 0; done < into.length; ) {
        const count = readSync(descriptor, into, done, into.length - done, position + done)
        if (count === 0) throw new Error(`${path} ends at ${position + done}`)
        done += count
      }
    },
    close: () => closeSync(descriptor),
  }
}

const createExclusive = async (path: string, content: Uint8Array): Promise<boolean> => {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Windows cannot open a folder. There, the file system's journal makes a rename durable. */
const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** The real disk. */
export const diskFiles: FileLayer = {
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true, mode: 0o700 })
  },
  list: (folder) => readdir(folder).catch(whenAbsent<string[]>([])),
  readWhole: (path) => readFile(path).catch(whenAbsent(null)),
  create: createFile,
  createExclusive,
  open: openFile,
  rename,
  remove: (path) => rm(path, { force: true }),
  syncFolder,
}
