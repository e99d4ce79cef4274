import type { ModelReply, ModelRequest } from '@basejuris/testkit/model-server'

const question = /^(?:Pregunta) \(JSON\): (".*")$/mu
const span = /^\{"n":.*\}$/gmu

/** What a model that does as it is told answers: a plan that searches the question, or each span quoted with its number. */
export function honestReply({ instructions, prompt }: Pick<ModelRequest, 'instructions' | 'prompt'>): ModelReply {
  const asked = JSON.parse(question.exec(prompt)?.[1] ?? '""') as string
  if (instructions.includes('prepara búsquedas'))
    return { text: JSON.stringify({ llamadas: [{ herramienta: 'search_rulings', entrada: { consulta: asked } }] }) }
  const spans = Array.from(prompt.matchAll(span), ([line]) => JSON.parse(line) as { readonly n: number; readonly texto: string })
  return { text: spans.map(({ n, texto }) => `La sentencia señala: «${texto}» [${n}].`).join('\n') }
}
