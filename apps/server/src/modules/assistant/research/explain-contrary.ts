import type { AnswerRuling, AssistantAnswer } from '@basejuris/contract'
import { formatPlural, normPhrase } from '@basejuris/domain'
import type { StoredContrary } from './research-content.ts'

const mayOppose = 'Puede haber sentencias en sentido contrario.'
const mayExist = 'Que no esté aquí no significa que no exista.'

/** What was compared to find the contrary line, and what came of it. It never says that there is none. */
export function explainContrary(contrary: StoredContrary, opposite: Pick<AssistantAnswer, 'sentencias' | 'otras'> | null): string {
  const { frente, articulo, porque } = contrary
  const about = articulo === null ? '' : ` sobre ${normPhrase(articulo)}`
  if (porque === 'punto') return explainIssue(contrary, opposite)
  if (opposite !== null && porque === 'resultado') return explainResults(opposite)
  if (opposite !== null && porque === 'materia') return explainMatter(opposite)
  if (opposite !== null)
    return `${formatPlural(opposite.sentencias.length, 'sentencia resolvió', 'sentencias resolvieron')} lo contrario${about}. Lo que sigue son sus palabras.`
  if (frente.length === 0) return 'No se buscó: ninguna sentencia vigente responde la pregunta.'
  if (isUncompared(contrary)) return explainUncompared(contrary)
  if (porque === 'resultado') return explainOnlyResults(contrary)
  return `No encontramos ninguna sentencia que resolviera lo contrario${about} sobre esta pregunta. ${mayExist}`
}

/** As `explainContrary`, for the step, where nothing was found. */
export function describeNoContrary(contrary: StoredContrary): string {
  return isUncompared(contrary) || contrary.porque === 'resultado' ? 'No se pudo comparar' : 'Ninguna encontrada'
}

/** What rulings decide on the very issue, whatever the outcome of their cases. It counts those in which that was found. */
function explainIssue({ recuento }: StoredContrary, opposite: Opposite | null): string {
  const { otras, comparadas, opuestas } = recuento ?? { otras: 0, comparadas: 0, opuestas: 0 }
  if (comparadas === 0)
    return `No pudimos comparar: en ${otras === 0 ? 'ninguna otra sentencia' : beside(otras)} se halló qué decide sobre el punto. ${mayOppose}`
  const found = `En ${comparadas} de ${formatPlural(otras, 'sentencia más que se leyó', 'sentencias más que se leyeron')} se halló qué decide sobre el punto`
  const unknown = otras > comparadas ? ` De ${otras - comparadas === 1 ? 'la otra' : `las otras ${otras - comparadas}`} no lo sabemos.` : ''
  if (opuestas === 0 || opposite === null) return `${found}, y ninguna de ellas decide lo contrario que la citada.${unknown} ${mayExist}`
  const decided = formatPlural(opuestas, 'decide', 'deciden')
  const shown =
    opposite.sentencias.length < opuestas
      ? `Lo que sigue son palabras de ${opposite.sentencias.length} de ellas.`
      : 'Lo que sigue son sus palabras.'
  return `${found}: ${decided} lo contrario que la citada.${unknown} No comprobamos que los hechos sean los mismos. ${shown}`
}

/** How cases ended does not say what was decided on what is asked. */
function explainOnlyResults({ recuento }: StoredContrary): string {
  const { otras, comparadas, opuestas } = recuento ?? { otras: 0, comparadas: 0, opuestas: 0 }
  const ended = opuestas === 0 ? 'ninguna terminó' : formatPlural(opuestas, 'terminó', 'terminaron')
  return `No pudimos comparar qué deciden sobre lo que se pregunta, sino solo cómo terminaron: de ${comparadas} de ${formatPlural(otras, 'sentencia más que se leyó', 'sentencias más que se leyeron')}, ${ended} con el resultado opuesto. ${mayOppose}`
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

const beside = (others: number): string => (others === 1 ? 'la otra que se leyó no' : `ninguna de las otras ${others} que se leyeron`)

function explainUncompared({ recuento }: StoredContrary): string {
  const others = recuento?.otras ?? 0
  const why =
    others === 0
      ? 'no se leyó otra sentencia vigente sobre esta pregunta'
      : `no determinamos a quién favorece la sentencia citada, o no puede compararse con ${others === 1 ? 'la otra que se leyó' : beside(others)}`
  return `No pudimos comparar: ${why}. ${mayOppose}`
}
