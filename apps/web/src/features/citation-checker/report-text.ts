import type { CheckedCitation, CheckedQuotation, checkCitationsEndpoint, DataOf } from '@basejuris/contract'
import { citationVerdicts, verdictNames } from '@basejuris/contract/citation-verdicts'
import { formatCount, formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { describeUnreadPages } from '../../components/checked-text/document-places.ts'
import type { Checked } from '../../components/checked-text/use-check.ts'
import { formatInstant } from '../../format/instants.ts'
import { groupOf, groupTitles, headlineOf, verdictGroups } from './verdict-groups.ts'

export type CheckedBrief = Checked<DataOf<typeof checkCitationsEndpoint>>

/** «815 sentencias, hasta el 14-11-2026, y 21.079 normas del catálogo». */
export function describeIndex({ sentencias, hasta, normas }: CheckedBrief['data']['indice']): string {
  const until = hasta === null ? '' : `, hasta el ${formatDate(hasta)},`
  return `${formatPlural(sentencias, 'sentencia', 'sentencias')}${until} y ${formatCount(normas)} normas del catálogo`
}

/** What a check left out. Empty where it left out nothing. */
export function describeGaps({ resumen: { total, sinComprobar, textualesSinCita }, documento }: CheckedBrief['data']): string[] {
  return [
    ...describeUnreadPages(documento, 'no se comprobó nada'),
    ...(sinComprobar === 0
      ? []
      : [
          `El texto tiene ${formatCount(total)} citas: se comprobaron las primeras ${formatCount(total - sinComprobar)} y quedaron ${formatCount(sinComprobar)} sin comprobar.`,
        ]),
    ...(textualesSinCita === 0
      ? []
      : [
          `${formatPlural(textualesSinCita, 'frase entre comillas no está', 'frases entre comillas no están')} junto a una cita de sentencia y no se ${textualesSinCita === 1 ? 'comparó' : 'compararon'}.`,
        ]),
  ]
}

const quotationLine = ({ resultado, pasaje, etiqueta }: CheckedQuotation): string[] =>
  pasaje !== null && (resultado === 'difiere' || resultado === 'en_otra')
    ? [`   El fallo dice${etiqueta === null ? '' : ` (${etiqueta})`}: «${pasaje.replaceAll(/\s+/g, ' ').trim()}»`]
    : []

const citationLines = ({ n, texto, veredicto, evidencia }: CheckedCitation): string[] => {
  const [suggestion] = evidencia.sugerencias
  return [
    `${n}. ${texto.replaceAll(/\s+/g, ' ')}: ${verdictNames[veredicto]}`,
    `   Se entendió: ${evidencia.entendida}`,
    ...evidencia.frases.map((phrase) => `   ${phrase}`),
    ...evidencia.citasTextuales.flatMap(quotationLine),
    ...(suggestion?.numero ? [`   ¿Quiso decir ${suggestion.numero}, ${suggestion.caratulado}?`] : []),
  ]
}

/** The result as plain text, to paste into a mail or a brief. The checked text itself is left out. */
export function reportText({ data }: CheckedBrief): string {
  const { citas, resumen, indice, verificadoEl } = data
  const counts = citationVerdicts.flatMap((verdict) => {
    const count = resumen.porVeredicto[verdict] ?? 0
    return count === 0 ? [] : [`${verdictNames[verdict]}: ${formatCount(count)}`]
  })
  const groups = verdictGroups.flatMap((group) => {
    const own = citas.filter((citation) => groupOf(citation) === group)
    return own.length === 0 ? [] : ['', groupTitles[group].toUpperCase(), ...own.flatMap(citationLines)]
  })
  return [
    `Citas verificadas el ${formatInstant(verificadoEl)} en BaseJuris`,
    `${headlineOf(resumen.porVeredicto)}.`,
    counts.join(' · '),
    `Se comparó con ${describeIndex(indice)}. «No está en nuestro índice» no significa que no exista.`,
    ...describeGaps(data),
    ...groups,
  ].join('\n')
}
