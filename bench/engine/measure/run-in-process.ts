import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Corpus } from '../corpus/corpus.ts'

export type Task = 'build' | 'answer' | 'measure'

const flags = ['--max-old-space-size=8192', '--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'run-engine.ts')]

/** Runs one task of one engine in a separate process. Returns null and prints the reason when a rival cannot run. */
export async function runInProcess<Result>(name: string, task: Task, corpus: Corpus, folder: string): Promise<Result | null> {
  try {
    const parameters = [name, task, corpus.folder, String(corpus.documents), folder]
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...parameters], { maxBuffer: 2 ** 29 })
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n@@') + 3)) as Result
  } catch (error) {
    if (name === 'ours') throw error
    const lines = String(error).split('\n')
    console.log(`${name} ${task} failed: ${lines.find((line) => line.includes('Error:')) ?? lines[0]}`)
    return null
  }
}
