import { foldSameLength } from '../../analysis/fold-text.ts'
import { isParticle } from '../names/name-words.ts'

export interface NameRun {
  readonly from: number
  readonly to: number
  /** Words of the name in it. */
  readonly words: number
}

const capitalised = /\p{Lu}[\p{L}'’]*/gu
/** What may separate two words of one name: blanks, a line break, a comma, a hyphen, particles. */
const joint = /^(?:[\s,\u00a0-]|(?:de|del|la|las|los|da|do|dos|van|von|y)\b)*$/iu
const maxJointLength = 20

/** Folded words of a name without particles. */
export function wordsOfName(name: string): string[] {
  return (foldSameLength(name.normalize('NFC')).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1 && !isParticle(word))
}

/** Runs of capitalised words that all belong to one name, in any order, ignoring case and accents. Linear in the text. */
export function findNameRuns(text: string, words: ReadonlySet<string>): NameRun[] {
  const runs: NameRun[] = []
  for (const match of text.matchAll(capitalised)) {
    if (!words.has(foldSameLength(match[0]))) continue
    const [from, to] = [match.index, match.index + match[0].length]
    const last = runs.at(-1)
    if (last !== undefined && from - last.to <= maxJointLength && joint.test(text.slice(last.to, from)))
      runs[runs.length - 1] = { from: last.from, to, words: last.words + 1 }
    else runs.push({ from, to, words: 1 })
  }
  return runs
}
