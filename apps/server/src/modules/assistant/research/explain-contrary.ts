import type { AnswerRuling, AssistantAnswer } from '@basejuris/contract'
import { formatPlural, normPhrase } from '@basejuris/domain'
import type { StoredContrary } from './research-content.ts'

const mayExist = 'Que no esté aquí no significa que no exista.'

/** What was compared to find the contrary line, and what came of it. It never says that there is none. */
export function explainContrary(contrary: StoredContrary, opposite: Pick<AssistantAnswer, 'sentencias' | 'otras'> | null): string {
  const { frente, articulo, porque } = contrary
  const about = articulo === null ? '' : ` sobre ${normPhrase(articulo)}`
  if (opposite !== null && porque === 'resultado') return explainResults(opposite)
  if (opposite !== null && porque === 'materia') return explainMatter(opposite)
  if (opposite !== null)
    return `${formatPlural(opposite.sentencias.length, 'sentencia resolvió', 'sentencias resolvieron')} lo contrario${about}. Lo que sigue son sus palabras.`
  if (frente.length === 0) return 'No se buscó: ninguna sentencia vigente responde la pregunta.'
  if (isUncompared(contrary)) return explainUncompared(contrary)
  return `No encontramos ninguna sentencia que resolviera lo contrario${about} sobre esta pregunta.${countCompared(contrary)} ${mayExist}`
}

/** As `explainContrary`, for the step, where nothing was found. */
export function describeNoContrary(contrary: StoredContrary): string {
  return isUncompared(contrary) ? 'No se pudo comparar' : 'Ninguna encontrada'
}

/** They decide what is asked, and may do so on other facts. */
function explainMatter({ sentencias, otras }: Opposite): string {
  const decided = formatPlural(sentencias.length + otras.length, 'sentencia resolvió', 'sentencias resolvieron')
  return `${decided} lo que se pregunta a favor de la otra parte. No comprobamos que los hechos sean los mismos. ${whoseWords({ sentencias, otras })}`
}

/** An opposite result alone is no contrary line. */
function explainResults({ sentencias, otras }: Opposite): string {
  const ended = formatPlural(
    sentencias.length + otras.length,
    'sentencia sobre el mismo tema terminó',
    'sentencias sobre el mismo tema terminaron',
  )
  const unsure = 'No comprobamos que sea por lo mismo: el resultado puede deberse al plazo, a la prueba o a otros hechos.'
  return `${ended} con el resultado opuesto. ${unsure} ${whoseWords({ sentencias, otras })}`
}

type Opposite = Pick<AssistantAnswer, 'sentencias' | 'otras'>

function whoseWords({ sentencias, otras }: Opposite): string {
  const named = (rulings: readonly AnswerRuling[]): string => rulings.flatMap(({ cita }) => (cita === '' ? [] : [cita])).join('; ')
  const uncited = named(otras)
  return uncited === '' ? 'Lo que sigue son sus palabras.' : `Sin cita: ${uncited}. Lo que sigue son palabras de ${named(sentencias)}.`
}

const isUncompared = ({ recuento }: StoredContrary): boolean => recuento?.comparadas === 0

function explainUncompared({ recuento }: StoredContrary): string {
  const others = recuento?.otras ?? 0
  const beside = others === 1 ? 'la otra que se leyó' : `ninguna de las otras ${others} que se leyeron`
  const why =
    others === 0
      ? 'no se leyó otra sentencia vigente sobre esta pregunta'
      : `no determinamos a quién favorece la sentencia citada, o no puede compararse con ${beside}`
  return `No pudimos comparar: ${why}. Puede haber sentencias en sentido contrario.`
}

function countCompared({ recuento }: StoredContrary): string {
  if (recuento === undefined) return ''
  const { otras, comparadas, opuestas } = recuento
  const compared = ` Pudimos comparar ${comparadas} de ${formatPlural(otras, 'sentencia más que se leyó', 'sentencias más que se leyeron')}.`
  if (opuestas === 0) return compared
  return `${compared} ${formatPlural(opuestas, 'terminó', 'terminaron')} con el resultado opuesto, pero no determinamos que ${opuestas === 1 ? 'trate' : 'traten'} lo que se pregunta.`
}
