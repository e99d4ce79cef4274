import type { MeaningView } from '@basejuris/contract'
import { joinWords } from '@basejuris/domain'
import { formatPlural } from '@basejuris/domain/spanish-format'

type Measured = Pick<MeaningView, 'medicion' | 'mejora'>

const unmeasured = 'Con el codificador instalado no se ha medido qué aporta el significado.'
const share = (value: number): string => `${Math.round(value * 100)} %`

/** What semantic search adds to lexical search, with the number of measured queries. */
export function semanticGainMessage({ medicion, mejora }: Measured): string {
  if (medicion === null) return unmeasured
  const measured = `Medido con ${formatPlural(medicion.consultas, 'consulta', 'consultas')}`
  if (mejora === null || mejora.length === 0) return `${measured}, el significado no mejora ninguna clase de búsqueda.`
  const raised = medicion.clases.filter(({ clase }) => mejora.includes(clase))
  const named = raised.map(({ clase, consultas }) => `${clase} (${consultas})`)
  return `${measured}, el significado mejora un poco ${joinWords(named)}; en lo demás da igual.`
}

/** What purely semantic search loses; null when it measured no worse than lexical search. */
export function semanticOnlyMessage({ medicion }: Measured): string | null {
  if (medicion === null) return unmeasured
  if (medicion.significado >= medicion.palabras) return null
  const { consultas, significado, palabras } = medicion
  return (
    `Solo por significado se encuentra menos: en ${formatPlural(consultas, 'consulta medida', 'consultas medidas')} ` +
    `llega al ${share(significado)} del mejor orden posible, y con palabras al ${share(palabras)}.`
  )
}
