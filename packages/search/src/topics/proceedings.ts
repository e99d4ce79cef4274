import { foldText } from '@basejuris/legal-text'
import type { Topic } from './topic.ts'

/** Where the same question is asked in several branches of law, the topics of one branch, and the words that name it. */
interface Branch {
  readonly topics: ReadonlySet<string>
  /** In folded text. */
  readonly named: RegExp
}

const branches: readonly Branch[] = [
  {
    topics: new Set([
      'pen-accion-civil-penal',
      'pen-apelacion-penal',
      'pen-competencia-penal',
      'pen-costas-penal',
      'pen-juez-inhabilidad',
      'pen-negligencia-medica',
      'pen-nulidad-preparacion',
      'pen-peritajes',
      'pen-prueba-anticipada',
    ]),
    named:
      /\b(?:penal|delit|crim|cpp\b|imputad|acusad|condenad|formaliz|fiscal|querell|garantia|pres[oa]\b|prision|detenid|detencion|top\b|juicio oral|pena\b|carcel|defensor|sobrese|denunci)/u,
  },
  {
    topics: new Set([
      'lab-audiencia-rebeldia',
      'lab-avenimiento-conciliacion-laboral',
      'lab-cautelares-laborales',
      'lab-competencia-laboral',
      'lab-ejecucion-laboral',
      'lab-notificacion-incidente-nulidad',
      'lab-prescripcion-laboral',
      'lab-prueba-laboral',
      'lab-reajustes-intereses-costas',
      'lab-recurso-nulidad',
    ]),
    named:
      /\b(?:labora|trabaj|emplead|pega\b|jef[ea]|desp[ei]d|echa|finiquit|sindic|sueldo|remunera|patron|cotizaci|previsional|dt\b|ct\b|inspeccion|jlt\b)/u,
  },
  {
    topics: new Set(['pub-proteccion-plazo-30-dias']),
    named: /\b(?:protec|garantias? constitucional)/u,
  },
]

/** Every topic that is shown only where its branch is named. */
export const branchTopics: ReadonlySet<string> = new Set(branches.flatMap(({ topics }) => [...topics]))

/** Begins the keys of what only the Tribunal Constitucional decides. */
const constitutional = /^pub-tc-/u
const constitutionalNamed = /\b(?:inaplica|constituci|inconstituci|tc\b|precepto)/u

/** Whether a topic belongs to one branch of law of which the text says no word. */
export function isOfUnnamedBranch({ id }: Pick<Topic, 'id'>, text: string): boolean {
  const folded = foldText(text)
  if (constitutional.test(id)) return !constitutionalNamed.test(folded)
  return branches.some(({ topics, named }) => topics.has(id) && !named.test(folded))
}
