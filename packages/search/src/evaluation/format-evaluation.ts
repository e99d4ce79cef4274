import { type EvaluationTable, type FamilyResult, systems } from './evaluate-rulings.ts'

const cell = (text: string, width = 10): string => text.padStart(width)
const figure = (value: number): string => value.toFixed(3)

/** The table as plain text: nDCG@10 of each system by family, then the other measures. */
export function formatEvaluation(table: EvaluationTable): string {
  const rows = [...table.families, table.overall]
  const { knownDockets: known, knownCaptions: captions, calibration } = table
  return [
    `sentencias: ${table.rulings}`,
    '',
    ...matrix('nDCG@10', [...rows, ...table.halves], 'ndcg10'),
    '',
    ...matrix('recall@100', rows, 'recall100'),
    '',
    ...matrix('éxito@1', rows, 'success1'),
    '',
    ...matrix('MRR', rows, 'mrr'),
    '',
    `primeras diez que cambian con el sentido: ${table.changedByMeaning} de ${table.overall.queries}`,
    `nivel alta en fallos buscados por nombre: ${figure(calibration.knownHigh)}`,
    `nivel media o más en fallos pertinentes: ${figure(calibration.relevantMedium)}`,
    `preguntas sin respuesta y sin nada alto: ${figure(calibration.negativesWithoutHigh)}`,
    `rol en cinco formas: ${known.correct} de ${known.searches} (${figure(shareOfDockets(table))}), ${known.ambiguous} roles de varias sentencias`,
    `rol con su tribunal: ${known.withCourt.correct} de ${known.withCourt.searches}, ${known.unexplained} resultados sin su razón`,
    `carátula única, con un error de tecleo: ${captions.correct} de ${captions.searches} (${figure(shareOfCaptions(table))})`,
    ...(known.wrong.length === 0 ? [] : [`  sin acierto: ${known.wrong.join(' · ')}`]),
  ].join('\n')
}

export function shareOfDockets({ knownDockets: { searches, correct } }: EvaluationTable): number {
  return searches === 0 ? 0 : correct / searches
}

export function shareOfCaptions({ knownCaptions: { searches, correct } }: EvaluationTable): number {
  return searches === 0 ? 0 : correct / searches
}

const matrix = (title: string, rows: readonly FamilyResult[], measure: keyof FamilyResult['quality']['bm25']): string[] => [
  [title.padEnd(14), cell('consultas'), cell('ausentes'), ...systems.map((system) => cell(system))].join(''),
  ...rows.map(({ family, queries, absent, quality }) =>
    [
      family.padEnd(14),
      cell(String(queries)),
      cell(String(absent)),
      ...systems.map((system) => cell(figure(quality[system][measure]))),
    ].join(''),
  ),
]
