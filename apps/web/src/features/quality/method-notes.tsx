import type { QualityMeasurement, QualityRound } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'
import { formatDecimal, percent } from './quality-words.ts'

interface MethodNotesProps {
  readonly measurement: Pick<QualityMeasurement, 'rondas'>
  readonly rounds: readonly QualityRound[]
}

/** How often two judgments of the same ruling were equal in the measured rounds, in words. */
function agreementOf(rounds: readonly QualityRound[]): string {
  const twice = rounds.flatMap(({ acuerdo }) => acuerdo ?? [])
  const judgments = twice.reduce((sum, { juicios }) => sum + juicios, 0)
  if (judgments === 0) return ' Ninguno se hizo dos veces.'
  const equal = twice.reduce((sum, { juicios, iguales }) => sum + juicios * iguales, 0) / judgments
  const kappas = twice.flatMap(({ kappa }) => kappa ?? []).sort((a, b) => a - b)
  const [lowest, highest] = [kappas[0], kappas.at(-1)].map((kappa) => (kappa === undefined ? '' : formatDecimal(kappa)))
  const beyondChance = lowest === '' ? '' : `; kappa ${lowest === highest ? lowest : `de ${lowest} a ${highest}`}`
  return ` ${formatCount(judgments)} se hicieron dos veces, por separado: coincidieron en el ${percent(equal)}${beyondChance}.`
}

/** Who asked and judged, and what the figures do not say. */
export function MethodNotes({ measurement, rounds }: MethodNotesProps) {
  const measured = rounds.filter(({ nombre }) => measurement.rondas.includes(nombre))
  const judgments = measured.reduce((sum, { juicios }) => sum + juicios, 0)
  const notes: readonly (readonly [name: string, text: string])[] = [
    [
      'Quién preguntó',
      'Un modelo de lenguaje que leyó sentencias de la colección y preguntó como lo haría una persona, sin conocer el buscador: ni su vocabulario, ni sus temas, ni sus reglas. Un programa rechaza la ronda que repite frases escritas en el proyecto.',
    ],
    [
      'Quién juzgó',
      `Un modelo de lenguaje leyó lo que trajeron varios sistemas, sin saber cuál era de cuál, y puso una nota a cada sentencia: 3, decide esa misma cuestión; 2, sirve para responder; 1, se relaciona; 0, no ayuda. «Responde» quiere decir 2 o 3. Son ${formatCount(judgments)} juicios.${agreementOf(measured)}`,
    ],
    [
      'Una sola vez',
      'Las cifras son de la primera vez que se hicieron las preguntas, a una versión identificada del programa. Después se puede aprender de ellas, y por eso no vuelven a contar: ninguna cifra de esta página viene de preguntas con que se ajustó el buscador.',
    ],
    [
      'Las referencias',
      'BM25 es el método usual de los buscadores por palabras. «Simple» compara las palabras como están escritas; «por raíces» junta singular y plural, masculino y femenino y las formas del verbo. Se hicieron las mismas preguntas, sobre las mismas sentencias.',
    ],
    [
      'Lo que favorece a las cifras',
      'Casi toda pregunta nació de una sentencia de la colección, de modo que tiene respuesta; las suyas pueden no tenerla. Una sentencia que ningún sistema trajo no se juzgó y cuenta como si no sirviera.',
    ],
    [
      'Lo que usted busca',
      'Otra colección, otro codificador de significado u otras preguntas darán otras cifras. Un intervalo dice cuánto pueden variar con otras preguntas parecidas sobre estas mismas sentencias, y nada más.',
    ],
  ]
  return (
    <dl className="grid gap-x-10 gap-y-5 text-14 md:grid-cols-2">
      {notes.map(([name, text]) => (
        <div key={name}>
          <dt className="font-[560]">{name}</dt>
          <dd className="mt-0.5 text-pretty text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
