import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Rng } from '../random/rng.ts'

const files = ['pjud', 'tc', 'contraloria']

const path = (folder: string, name: string): string => `${folder}/corpus/rulings/${name}.jsonl.gz`

/** True when a folder holds the private set of real rulings. */
export function hasRealTexts(folder: string): boolean {
  return files.every((name) => existsSync(path(folder, name)))
}

/** The texts of the real rulings of the courts and bodies the demonstration imitates, in a fixed random order. */
export function readRealTexts(folder: string): readonly string[] {
  const texts = files.flatMap((name) =>
    gunzipSync(readFileSync(path(folder, name)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { readonly texto: string }).texto),
  )
  return new Rng('order').shuffle(texts)
}
