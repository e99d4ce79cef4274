import type { AnswerRuling } from '@basejuris/contract'
import { courtPhrase, formatPlural } from '@basejuris/domain'
import type { StoredAnswer } from './stored-answer.ts'

/** What is said of an answer that only narrows the one before it. Null for any other, and where courts of a place answer as others do. */
export function narrowedLead(
  { contraste, lugar, grado }: StoredAnswer,
  { quoted, read }: { readonly quoted: readonly AnswerRuling[]; readonly read: readonly AnswerRuling[] },
): string | null {
  const named = quoted.filter(({ cita }) => cita !== '')
  if (contraste !== undefined)
    return named.length === 0 ? `${nothingOpposed(contraste.comparadas)}${endedLead(contraste.distintas, read)}` : opposedLead(named)
  if (lugar === undefined || grado !== 'no_lo_encontre') return null
  return `No encontramos sentencias de tribunales de ${lugar} que respondan lo mismo. Que no estén aquí no significa que no existan.`
}

function opposedLead([first, ...others]: readonly AnswerRuling[]): string {
  const more = others.length === 0 ? '' : `, y ${formatPlural(others.length, 'sentencia más', 'sentencias más')}`
  const decide = others.length === 0 ? 'Decide' : 'Deciden'
  return `${decide} lo contrario ${courtPhrase(first?.cita ?? '')}${more}. No comprobamos que los hechos sean los mismos. Lo que sigue son sus palabras.`
}

function nothingOpposed(compared: number): string {
  if (compared === 0)
    return 'No pudimos comparar: no determinamos qué sería lo contrario de lo que se pregunta. Puede haber sentencias en otro sentido.'
  return `No encontramos ninguna que decida lo contrario entre ${formatPlural(compared, 'sentencia', 'sentencias')} sobre el tema que se ${compared === 1 ? 'leyó' : 'leyeron'}. Que no esté aquí no significa que no exista.`
}

/** How a recourse ended does not say that it decided the same. */
function endedLead(distintas: readonly string[], read: readonly AnswerRuling[]): string {
  const named = read.filter(({ docId, cita }) => distintas.includes(docId) && cita !== '').map(({ cita }) => cita)
  if (named.length === 0) return ''
  const ended = named.length === 1 ? 'Una sobre el tema terminó' : 'Otras sobre el tema terminaron'
  return ` ${ended} con el resultado opuesto, y no comprobamos que sea por lo mismo: ${named.join('; ')}.`
}
