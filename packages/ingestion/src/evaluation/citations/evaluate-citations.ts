import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNormCitations, findRulingCitations } from '@basejuris/legal-text'
import { parseRecord, readCorpus } from '../read-corpus.ts'
import { type AnnotatedRulings, compareAnnotations } from './annotated-norms.ts'
import { type CitationCases, checkCitationCases } from './citation-cases.ts'

/** Millions of characters that one core reads in a second. */
export interface CitationSpeed {
  readonly characters: number
  readonly norms: number
  readonly rulings: number
  readonly together: number
}

export interface CitationsEvaluation {
  readonly annotated: AnnotatedRulings
  /** By file, below the folder of the real files. */
  readonly cases: ReadonlyMap<string, CitationCases>
  readonly speed: CitationSpeed
}

const caseFiles = ['norms/citation_cases_dev.jsonl']

const cpuSeconds = (run: () => void): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

const measureSpeed = async (root: string): Promise<CitationSpeed> => {
  const texts: string[] = []
  for await (const record of readCorpus(root)) {
    const parsed = await parseRecord(record)
    if (parsed !== null) texts.push(parsed.text)
  }
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  const readers = [findNormCitations, findRulingCitations]
  const seconds = readers.map((read) => {
    const readAll = (): number => cpuSeconds(() => texts.forEach((text) => void read(text)))
    return Math.min(readAll(), readAll())
  })
  const [norms = 0, rulings = 0] = seconds
  const rate = (each: number): number => characters / each / 1_000_000
  return { characters, norms: rate(norms), rulings: rate(rulings), together: rate(norms + rulings) }
}

/** Measures the recogniser of citations on the private set of real files: annotations of the source, checked cases, and speed. */
export async function evaluateCitations(realFiles: string, today: string): Promise<CitationsEvaluation> {
  const root = join(realFiles, 'corpus/raw')
  const annotated = await compareAnnotations(root, today)
  const cases = new Map<string, CitationCases>()
  for (const file of caseFiles) {
    if (existsSync(join(realFiles, file))) cases.set(file, await checkCitationCases(join(realFiles, file)))
  }
  return { annotated, cases, speed: await measureSpeed(root) }
}
