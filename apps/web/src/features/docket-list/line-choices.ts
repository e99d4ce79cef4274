import type { DocketLine } from '@basejuris/contract'

/** The ruling chosen for each ambiguous line, by line number. */
export type LineChoices = Readonly<Record<number, string>>

/** The rulings found or chosen, each once, in the order of the list. */
export function chosenRulings(lines: readonly DocketLine[], choices: LineChoices): string[] {
  const docIds = lines.flatMap(({ linea, estado, candidatas }) => {
    if (estado === 'encontrada') return candidatas[0]?.docId ?? []
    return estado === 'ambigua' ? (choices[linea] ?? []) : []
  })
  return [...new Set(docIds)]
}

/** The pasted lines without a ruling, one per line. */
export function missingText(lines: readonly DocketLine[]): string {
  return lines
    .filter(({ estado, repite }) => repite === null && (estado === 'no_esta' || estado === 'no_entendida'))
    .map(({ texto }) => texto)
    .join('\n')
}
