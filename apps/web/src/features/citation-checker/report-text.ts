import type { CheckedCitation, CheckedQuotation, checkCitationsEndpoint, DataOf } from '@basejuris/contract'
import {
  countShown,
  decisionTitle,
  decisionToShow,
  describeGaps,
  describeIndex,
  describeLoose,
  groupOf,
  groupTitles,
  headlineOf,
  looseTitle,
  shownVerdictOf,
  suggestionTitle,
  verdictGroups,
} from '@basejuris/contract/check-words'
import { shownVerdictNames } from '@basejuris/contract/citation-verdicts'
import { formatCount } from '@basejuris/domain/spanish-format'
import type { Checked } from '../../components/checked-text/use-check.ts'
import { formatInstant } from '../../format/instants.ts'

export type CheckedBrief = Checked<DataOf<typeof checkCitationsEndpoint>>

const quotationLine = ({ resultado, pasaje, etiqueta, norma }: CheckedQuotation): string[] =>
  pasaje !== null && (resultado === 'difiere' || resultado === 'en_otra' || resultado === 'otra_redaccion')
    ? [
        `   ${norma === null ? 'El fallo' : 'La norma'} dice${etiqueta === null ? '' : ` (${etiqueta})`}: «${pasaje.replaceAll(/\s+/g, ' ').trim()}»`,
      ]
    : []

/** The number is said once: in the question, or beside the court. */
const describeSuggestion = (
  title: string,
  { numero, tribunal, caratulado }: CheckedCitation['evidencia']['sugerencias'][number],
): string => {
  const isAsked = numero !== null && title.includes(numero)
  return `${title} ${[isAsked ? null : numero, tribunal, caratulado].filter((part) => part !== null).join(', ')}`
}

const citationLines = (citation: CheckedCitation): string[] => {
  const { n, texto, evidencia } = citation
  const [suggestion] = evidencia.sugerencias
  const decision = decisionToShow(evidencia)
  return [
    `${n}. ${texto.replaceAll(/\s+/g, ' ')}: ${shownVerdictNames[shownVerdictOf(citation)]}`,
    `   Se entendió: ${evidencia.entendida}`,
    ...evidencia.frases.map((phrase) => `   ${phrase}`),
    ...(decision === null ? [] : [`   ${decisionTitle}: «${decision.resuelve.texto}»`]),
    ...evidencia.citasTextuales.flatMap(quotationLine),
    ...(suggestion === undefined ? [] : [`   ${describeSuggestion(suggestionTitle(evidencia), suggestion)}`]),
  ]
}

const missedLines = (missed: CheckedBrief['data']['omitidas']): string[] =>
  missed.length === 0
    ? []
    : [
        '',
        'LO QUE EL ESCRITO NO CITA',
        ...missed.flatMap(({ sentencia: { numero, caratulado, tribunal }, frase }) => [
          [numero, tribunal, caratulado].filter((part) => part !== null).join(', '),
          `   ${frase}`,
        ]),
      ]

const looseLines = (loose: CheckedBrief['data']['frases']): string[] =>
  loose.length === 0
    ? []
    : [
        '',
        looseTitle.toUpperCase(),
        ...loose.flatMap((frase) => [`«${frase.texto.replaceAll(/\s+/g, ' ')}»`, `   ${describeLoose(frase)}`]),
      ]

/** The result as plain text, to paste into a mail or a brief. The checked text itself is left out. */
export function reportText({ data }: CheckedBrief): string {
  const { citas, resumen, indice, verificadoEl } = data
  const counts = countShown(citas).map(({ shown, count }) => `${shownVerdictNames[shown]}: ${formatCount(count)}`)
  const groups = verdictGroups.flatMap((group) => {
    const own = citas.filter((citation) => groupOf(citation) === group)
    return own.length === 0 ? [] : ['', groupTitles[group].toUpperCase(), ...own.flatMap(citationLines)]
  })
  return [
    `Citas verificadas el ${formatInstant(verificadoEl)} en BaseJuris`,
    `${headlineOf(resumen)}.`,
    counts.join(' · '),
    `Se comparó con ${describeIndex(indice)}. «No está en nuestro índice» no significa que no exista.`,
    ...describeGaps(data),
    ...groups,
    ...looseLines(data.frases),
    ...missedLines(data.omitidas),
  ].join('\n')
}
