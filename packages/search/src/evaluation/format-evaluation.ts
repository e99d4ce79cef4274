import { type EvaluationTable, type FamilyResult, systems } from './evaluate-rulings.ts'

const cell = (text: string, width = 10): string => text.padStart(width)
const figure = (value: number): string => value.toFixed(3)

/** The table as plain text: nDCG@10 of each system by family, then the other measures. */
export const formatEvaluation = (table: EvaluationTable): string => {
  const rows = [...table.families, table.overall]
  const { knownDockets: known, calibration } = table
  const share = known.asked === 0 ? 0 : known.right / known.asked
  return [
    `sentencias: ${table.rulings}`,
    '',
    ...matrix('nDCG@10', rows, 'ndcg10'),
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
    `rol en cinco formas: ${known.right} de ${known.asked} (${figure(share)}), ${known.ambiguous} roles de varias sentencias`,
    ...(known.wrong.length === 0 ? [] : [`  sin acierto: ${known.wrong.join(' · ')}`]),
  ].join('\n')
}

const matrix = (title: string, rows: readonly FamilyResult[], measure: keyof FamilyResult['quality']['bm25']): string[] => [
  [title.padEnd(12), cell('consultas'), cell('ausentes'), ...systems.map((system) => cell(system))].join(''),
  ...rows.map(({ family, queries, absent, quality }) =>
    [
      family.padEnd(12),
      cell(String(queries)),
      cell(String(absent)),
      ...systems.map((system) => cell(figure(quality[system][measure]))),
    ].join(''),
  ),
]
