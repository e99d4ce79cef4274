import type { DocketLine } from '@basejuris/contract'

/** Ruling chosen for an ambiguous line, by its number. */
export type LineChoices = Readonly<Record<number, string>>

/** The rulings of a list: those found and those chosen, each once, in the order of the list. */
export function chosenRulings(lines: readonly DocketLine[], choices: LineChoices): string[] {
  const docIds = lines.flatMap(({ linea, estado, candidatas }) => {
    if (estado === 'encontrada') return candidatas[0]?.docId ?? []
    return estado === 'ambigua' ? (choices[linea] ?? []) : []
  })
  return [...new Set(docIds)]
}

/** What was pasted and is not among the rulings, as it was pasted, one per line. */
export function missingText(lines: readonly DocketLine[]): string {
  return lines
    .filter(({ estado }) => estado === 'no_esta' || estado === 'no_entendida')
    .map(({ texto }) => texto)
    .join('\n')
}
