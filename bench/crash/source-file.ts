import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoRecord, generateDemoRulings } from '@basejuris/demo'

/** Rulings that one round ingests. */
export const rulingsPerRound = 40
/** Rounds after which the rulings of a round are removed again. */
const roundsStored = 5
const letters = 'bcdfghjklmnpqrstvwxyz'
const wordLength = 6

/** Name of the set of a round's records. */
export function sourceOf(round: number): string {
  return `ronda-${round}`
}

/** The earlier round whose rulings the file of this round removes; null when there is none. */
export function roundRemovedBy(round: number): number | null {
  return round > roundsStored ? round - roundsStored : null
}

/** A word that no other ruling holds. */
export function uniqueWord(round: number, at: number): string {
  let number = round * rulingsPerRound + at
  let word = ''
  while (word.length < wordLength) {
    word += letters[number % letters.length]
    number = Math.floor(number / letters.length)
  }
  return `zu${word}o`
}

/** Writes a JSON Lines file: new rulings, each with its unique word, between the removals of an earlier round. */
export async function writeSourceFile(folder: string, round: number): Promise<string> {
  const removed = roundRemovedBy(round)
  const removals =
    removed === null ? [] : recordsOf(removed).map(({ id, coleccion, fuente }) => ({ id, coleccion, fuente, eliminar: true }))
  const lines = recordsOf(round).flatMap((record, at) => [record, ...removals.slice(at, at + 1)])
  const path = join(folder, `${sourceOf(round)}.jsonl`)
  await writeFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return path
}

const recordsOf = (round: number): readonly (DemoRecord & { readonly fuente: string })[] =>
  [...generateDemoRulings({ seed: 1000 + round, rulings: rulingsPerRound })].map((record, at) => ({
    ...record,
    fuente: sourceOf(round),
    texto: `${record.texto}\nAnótese bajo la palabra ${uniqueWord(round, at)}.`,
  }))
