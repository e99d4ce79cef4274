import { foldText, stopWords } from '@basejuris/legal-text'

/** Words that greet, thank or part. On folded text. */
const courtesies = new Set('hola buen buenos buenas saludo saludos gracias agradezco agradecido agradecida adios chao ok okey'.split(' '))
/** What stands beside them. */
const beside = new Set(
  'dia dias tarde tardes noche noches muy muchas mil hasta luego pronto estimado estimada estimados cordial cordiales ayuda respuesta todo'.split(
    ' ',
  ),
)

/** Whether a message only greets, thanks or parts, and asks nothing. */
export function isCourtesy(message: string): boolean {
  const words = foldText(message).match(/[\p{L}\d]+/gu) ?? []
  return (
    words.some((word) => courtesies.has(word)) && words.every((word) => courtesies.has(word) || beside.has(word) || stopWords.has(word))
  )
}
