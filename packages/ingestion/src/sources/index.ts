import type { Source } from '../source.ts'
import { genericJsonl } from './generic-jsonl.ts'
import { pjudJuris } from './pjud-juris.ts'

/** Every kind of source, in the order in which ties of detection are decided. */
export const sources: readonly Source[] = [pjudJuris, genericJsonl]

export class UnknownSource extends Error {
  constructor(id: string) {
    super(`No conozco la fuente «${id}». Las que hay: ${sources.map((source) => source.id).join(', ')}.`)
    this.name = 'UnknownSource'
  }
}

/** @throws {UnknownSource} */
export const getSource = (id: string): Source => {
  const source = sources.find((candidate) => candidate.id === id)
  if (source === undefined) throw new UnknownSource(id)
  return source
}
