import type { AnnotatedNorm, Occurrence } from './annotated-norms.ts'
import type { CitationCases } from './citation-cases.ts'
import { type CitationsEvaluation, citationGates } from './evaluate-citations.ts'

const part = (right: number, of: number): string => `${right} de ${of} (${of === 0 ? '—' : `${((100 * right) / of).toFixed(1)} %`})`

const restNames: Readonly<Record<Exclude<Occurrence, 'both'>, string>> = {
  norm: 'la norma está en el texto, el artículo no',
  article: 'el número está en el texto, la norma no',
  neither: 'ni la norma ni el número están en el texto',
}

const annotationLines = (annotations: readonly AnnotatedNorm[]): string[] => {
  const inText = annotations.filter(({ occurrence }) => occurrence === 'both')
  const missed = inText.filter(({ foundArticle }) => !foundArticle)
  return [
    `  están en el texto, con su norma y su número: ${part(inText.length, annotations.length)}`,
    `  de esas, halladas con norma y artículo: ${part(inText.length - missed.length, inText.length)}`,
    `  de esas, halladas con su norma: ${part(inText.filter(({ foundNorm }) => foundNorm).length, inText.length)}`,
    ...missed.map(({ idSentence, key, foundNorm }) => `    falta ${key} (sentencia ${idSentence}; la norma ${foundNorm ? 'sí' : 'no'})`),
    ...Object.entries(restNames).flatMap(([kind, name]) => {
      const rest = annotations.filter(({ occurrence }) => occurrence === kind)
      return [`  ${name}: ${rest.length} (${rest.filter(({ foundArticle }) => foundArticle).length} halladas de todos modos)`]
    }),
  ]
}

const caseLines = ([file, { cases, wrong }]: [string, CitationCases]): string[] => [
  `${file}: ${part(cases - wrong.length, cases)} exactas`,
  ...wrong.map(
    ({ id, kind, missing, unexpected }) =>
      `    ${id} (${kind}): falta ${missing.join(', ') || 'nada'}; sobra ${unexpected.join(', ') || 'nada'}`,
  ),
]

/** The evaluation as lines for a terminal. */
export function formatCitations(evaluation: CitationsEvaluation): string {
  const { annotated, cases, speed } = evaluation
  const { rulings, annotations, found, annotated: alsoAnnotated } = annotated
  return [
    `Normas anotadas por la Corte Suprema: ${annotations.length} artículos en ${rulings} sentencias`,
    ...annotationLines(annotations),
    `  artículos hallados que también están anotados (la anotación es una selección): ${part(alsoAnnotated, found)}`,
    '',
    ...[...cases].flatMap(caseLines),
    '',
    `caracteres por segundo y núcleo, sobre ${(speed.characters / 1e6).toFixed(1)} M: ` +
      `normas ${speed.norms.toFixed(2)} M, sentencias ${speed.rulings.toFixed(2)} M, juntas ${speed.together.toFixed(2)} M`,
    '',
    ...citationGates(evaluation).map(
      ({ name, reached, floor }) => `${reached >= floor ? 'cumple' : 'NO CUMPLE'}  ${name}: ${reached.toFixed(3)} (piso ${floor})`,
    ),
  ].join('\n')
}
