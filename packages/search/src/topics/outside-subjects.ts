import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { separator } from './topic.ts'

/** Fields of life without cases, each with a file of subjects in `outside/`. */
export const outsideFields = ['everyday', 'errands', 'lookups', 'foreign'] as const

/** Something people ask about that no topic of the table covers. */
export interface OutsideSubject {
  readonly name: string
  /** How people put it. */
  readonly lay: readonly string[]
}

/** Every subject, in the order of the files. Written for this product. */
export function outsideSubjects(): OutsideSubject[] {
  return outsideFields.flatMap((field) => parseSubjects(readFileSync(join(import.meta.dirname, 'outside', `${field}.txt`), 'utf8')))
}

/** Subjects of a text, one a line: `name: wording | wording`. @throws Error that names the line which has no wording */
export function parseSubjects(text: string): OutsideSubject[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', wordings = ''] = line.split(/:\s(.*)/su)
      const lay = wordings.split(separator).filter((wording) => wording.trim() !== '')
      if (lay.length === 0) throw new Error(`outside subject without wordings: «${line.slice(0, 40)}»`)
      return { name, lay }
    })
}
