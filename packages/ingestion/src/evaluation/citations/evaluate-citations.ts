import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
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
  /** By name of the file. */
  readonly cases: ReadonlyMap<string, CitationCases>
  readonly speed: CitationSpeed
}

/** 200 sentences of our own over the whole grammar, written by someone who did not read the rules. */
const writtenCases = join(import.meta.dirname, 'written-cases.jsonl')
const givenCases = 'norms/citation_cases_dev.jsonl'

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
  const cases = new Map([[basename(writtenCases), await checkCitationCases(writtenCases)]])
  if (existsSync(join(realFiles, givenCases))) cases.set(basename(givenCases), await checkCitationCases(join(realFiles, givenCases)))
  return { annotated, cases, speed: await measureSpeed(root) }
}

export interface CitationGate {
  readonly name: string
  readonly reached: number
  readonly floor: number
}

const minRecall = 0.97
const minExact = 0.97
/** Millions of characters a second. */
const minSpeed = 3

/** What the evaluation must reach. */
export function citationGates({ annotated, cases, speed }: CitationsEvaluation): CitationGate[] {
  const inText = annotated.annotations.filter(({ occurrence }) => occurrence === 'both')
  const found = inText.filter(({ foundArticle }) => foundArticle)
  return [
    { name: 'anotaciones que están en el texto, halladas', reached: found.length / Math.max(1, inText.length), floor: minRecall },
    ...Array.from(cases, ([name, { cases: all, wrong }]) => ({ name, reached: 1 - wrong.length / all, floor: minExact })),
    { name: 'M de caracteres por segundo y núcleo', reached: speed.together, floor: minSpeed },
  ]
}
