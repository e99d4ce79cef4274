import type { Ruling, Section } from '@basejuris/domain'
import { maskedWords } from './masked-words.ts'
import { jaccard, shingleSet } from './shingle-set.ts'

/** Minimum Jaccard index of two sections with the same words. */
const sameWords = 0.9
const amount = /(?:\$\s?\d[\d.,]*)|(?:\d[\d.,]*\s?(?:UTM|UF|UTA|IMM|pesos|unidades\s+(?:tributarias|de\s+fomento))(?!\p{L}))/giu

type Compared = Pick<Ruling, 'caption' | 'decidedOn' | 'court' | 'chamber' | 'outcome' | 'sections'>

/**
 * Differences between two near-identical rulings, in Spanish words for a reader: `partes`, `fecha`, `tribunal`, `sala`, `resultado`,
 * `monto`, and each section with other words (`c. 2°`, `vistos`, `resolutiva`, `voto`).
 * Names, numbers and dates in sections are ignored. Empty when nothing differs.
 */
export function rulingDifferences(a: Compared, b: Compared): string[] {
  const facts: [string, boolean][] = [
    ['partes', a.caption !== b.caption],
    ['fecha', a.decidedOn !== b.decidedOn],
    ['tribunal', a.court !== b.court],
    ['sala', a.court === b.court && a.chamber !== b.chamber],
    ['resultado', a.outcome !== b.outcome],
    ['monto', amountsOf(a.sections) !== amountsOf(b.sections)],
  ]
  return [...facts.flatMap(([name, differs]) => (differs ? [name] : [])), ...differentSections(a.sections, b.sections)]
}

const textOf = ({ paragraphs }: Section): string[] => paragraphs.map(({ text }) => text)

const amountsOf = (sections: readonly Section[]): string =>
  sections
    .flatMap(textOf)
    .flatMap((text) => text.match(amount) ?? [])
    .map((found) => found.toLowerCase().replace(/\s|[.,]+$/gu, ''))
    .sort()
    .join(' ')

const labelOf = ({ kind, number, title }: Section): string => {
  if (kind === 'considerando' && number !== null) return `c. ${number}°`
  return kind === 'voto' ? 'voto' : kind === 'texto' ? 'texto' : title.toLowerCase()
}

const differentSections = (a: readonly Section[], b: readonly Section[]): string[] => {
  const body = ({ kind }: Section): boolean => kind !== 'encabezado' && kind !== 'cierre'
  const left = new Map(a.filter(body).map((section) => [section.anchor, section]))
  const right = new Map(b.filter(body).map((section) => [section.anchor, section]))
  const sections = [...left.values(), ...[...right.values()].filter(({ anchor }) => !left.has(anchor))]
  const different = sections.filter(({ anchor }) => !saySame(left.get(anchor), right.get(anchor)))
  return [...new Set(different.map(labelOf))]
}

const saySame = (a: Section | undefined, b: Section | undefined): boolean => {
  if (a === undefined || b === undefined) return false
  const words = [maskedWords(textOf(a)), maskedWords(textOf(b))] as const
  if (words[0].join(' ') === words[1].join(' ')) return true
  const [left, right] = [shingleSet(words[0]), shingleSet(words[1])]
  return left.length > 0 && right.length > 0 && jaccard(left, right) >= sameWords
}
