import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Rng } from '../random/rng.ts'

/** Files with the real rulings of the courts and bodies the demonstration imitates, below the folder of the private set. */
export const realTextFiles: readonly string[] = ['pjud', 'tc', 'contraloria'].map((name) => `corpus/rulings/${name}.jsonl.gz`)

/** True when a folder holds the private set of real rulings. */
export function hasRealTexts(folder: string): boolean {
  return realTextFiles.every((file) => existsSync(`${folder}/${file}`))
}

/** The texts of those files, in a fixed random order. */
export function readRealTexts(folder: string): readonly string[] {
  const texts = realTextFiles.flatMap((file) =>
    gunzipSync(readFileSync(`${folder}/${file}`))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { readonly texto: string }).texto),
  )
  return new Rng('order').shuffle(texts)
}
