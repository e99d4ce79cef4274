import { foldText } from '@basejuris/legal-text'
import { type Candidate, candidatesOf } from '../choosing/candidate.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type Cell, emptyCell } from './cell.ts'
import type { AskedColumn, AskedOption } from './column.ts'
import { findEvidence, quotationOf } from './evidence.ts'
import { namesArticle } from './option-articles.ts'

/** A sentence must speak of this much of the question. */
const minSure = 0.7
const minDoubtful = 0.4
const denial = /\b(?:no|sin|tampoco|ni|descart\p{L}+|rechaz\p{L}+|desestim\p{L}+)\b/u
/** Characters before an option in which a denial is of it. */
const beforeOption = 60

/** The one option that the court names where it speaks of the question; in a question that names nothing, where it decides. */
export function readChoice(source: SourceRuling, column: AskedColumn): Cell {
  const sentences = sentencesFor(source, column).flatMap(({ candidate, share }) =>
    column.options.filter((option) => isNamed(candidate, option)).map(({ name }) => ({ candidate, share, name })),
  )
  const best = Math.max(0, ...sentences.map(({ share }) => share))
  const near = sentences.filter(({ share }) => share >= best - 0.15)
  const [first] = near
  if (first === undefined) return emptyCell
  const isAlone = new Set(near.map(({ name }) => name)).size === 1
  const isDenied = near.every(({ candidate, name }) => deniesBefore(candidate, name))
  return {
    state: isAlone && !isDenied && best >= minSure ? 'respondida' : 'dudosa',
    value: { value: first.name, unit: null },
    quotation: quotationOf(first.candidate),
  }
}

function sentencesFor(source: SourceRuling, column: AskedColumn): { readonly candidate: Candidate; readonly share: number }[] {
  if (column.demands.length > 0) return findEvidence(source, column).filter(({ share }) => share >= minDoubtful)
  return candidatesOf(source)
    .filter(({ kind, voice }) => kind === 'resolutiva' && voice.speaker === 'tribunal')
    .map((candidate) => ({ candidate, share: 1 }))
}

/** By its words, or by the article that has its name. */
const isNamed = ({ stems, text }: Candidate, option: AskedOption): boolean =>
  hasRun(stems, option.stems) || (option.article !== null && namesArticle(text, option.article))

const hasRun = (stems: readonly string[], run: readonly string[]): boolean =>
  run.length > 0 && stems.some((stem, at) => stem === run[0] && run.every((each, i) => stems[at + i] === each))

const deniesBefore = ({ folded }: Candidate, name: string): boolean => {
  const at = folded.indexOf(foldText(name).split(' ')[0] ?? '')
  return at >= 0 && denial.test(folded.slice(Math.max(0, at - beforeOption), at))
}
