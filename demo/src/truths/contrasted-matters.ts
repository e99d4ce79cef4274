import { type DemoOptions, defaultSeed, plantDemoRulings } from '../generate.ts'
import type { Line } from '../matter.ts'
import { collectTruths } from './collect-truths.ts'

/** A matter on whose article rulings of one level take opposite lines. */
export interface ContrastedMatter {
  readonly id: string
  /** Subject headings as a source would give them. */
  readonly subjects: readonly string[]
  /** Key of the article that both lines decide. */
  readonly norm: string
  /** The line of each of its rulings, by ruling id. */
  readonly lines: ReadonlyMap<string, Line>
}

/** The matters of the demonstration corpus with planted contrasts. */
export function contrastedMatters(options: DemoOptions = {}): ContrastedMatter[] {
  const rulings = [...plantDemoRulings(options)]
  const norms = new Map(collectTruths(options.seed ?? defaultSeed, rulings).contrasts.map(([norm, granting]) => [granting, norm]))
  return [...Map.groupBy(rulings, ({ matter }) => matter)].flatMap(([{ id, subjects }, own]) => {
    const norm = own.map(({ record }) => norms.get(record.id)).find((found) => found !== undefined)
    return norm === undefined ? [] : [{ id, subjects, norm, lines: new Map(own.map(({ record, level }) => [record.id, level.line])) }]
  })
}
