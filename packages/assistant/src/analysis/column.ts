import type { ColumnType } from '@basejuris/domain'
import { analyze, foldText, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { type AskedQuestion, readQuestion, substantialDemands } from '../question/read-question.ts'
import { articleOfOption, type OptionArticle } from './option-articles.ts'

export interface ColumnQuestion {
  readonly type: ColumnType
  readonly question: string
  /** Of the type `opcion`, in the order of the user. */
  readonly options: readonly string[]
}

export interface AskedOption {
  readonly name: string
  readonly stems: readonly string[]
  /** Null where no article has its name. */
  readonly article: OptionArticle | null
}

/** A column as it is asked of each ruling. */
export interface AskedColumn {
  readonly type: ColumnType
  readonly question: AskedQuestion
  readonly folded: string
  /** What the place of the answer must speak of, without words that only ask for the type. Empty for «¿Cuánto se ordenó pagar?». */
  readonly demands: readonly QuestionDemand[]
  readonly options: readonly AskedOption[]
}

/** Words that ask for a type and say nothing of what is asked. Folded. */
const typeWords: Readonly<Record<ColumnType, RegExp>> = {
  si_no: /^(?:existe\p{L}*|hay|hubo|hubier\p{L}*|declar\p{L}*|establec\p{L}*|tribunal|corte|sentencia|fallo|caso)$/u,
  numero:
    /^(?:cuant[oa]s?|numero|cantidad|total|porcentaje|conden\p{L}*|orden\p{L}*|fij\p{L}*|impus\p{L}*|impon\p{L}*|impuest\p{L}*|aplic\p{L}*|determin\p{L}*|establec\p{L}*|decret\p{L}*|regul\p{L}*|concedi\p{L}*|otorg\p{L}*|reconoc\p{L}*|tribunal|corte|sentencia|fallo)$/u,
  monto:
    /^(?:cuanto|monto|suma|cantidad|cuantia|valor|pesos|dinero|pag\p{L}*|conden\p{L}*|orden\p{L}*|fij\p{L}*|impus\p{L}*|impon\p{L}*|impuest\p{L}*|aplic\p{L}*|ascend\p{L}*|determin\p{L}*|establec\p{L}*|decret\p{L}*|regul\p{L}*|asciende|concedi\p{L}*|otorg\p{L}*|tribunal|corte|sentencia|fallo|total)$/u,
  fecha: /^(?:cuando|fecha|dia|año|mes|tribunal|corte|sentencia|fallo)$/u,
  opcion:
    /^(?:como|cual|tipo|clase|calific\p{L}*|declar\p{L}*|invoc\p{L}*|aplic\p{L}*|fund\p{L}*|reca\p{L}+|impus\p{L}*|impon\p{L}*|impuest\p{L}*|conced\p{L}*|otorg\p{L}*|tribunal|corte|sentencia|fallo)$/u,
  texto:
    /^(?:como|cual|que|porcentaje|fij\p{L}*|impus\p{L}*|impon\p{L}*|impuest\p{L}*|aplic\p{L}*|resolv\p{L}*|resuelv\p{L}*|decidi\p{L}*|argument\p{L}*|fundament\p{L}*|razon\p{L}*|tribunal|corte|sentencia|fallo)$/u,
  resultado: /^(?:resultado)$/u,
}

/** «¿Qué sanción recayó …?»: what the options are called says nothing of where one is named. On folded text. */
const category = /^[^\p{L}]*(?:(?:a|de|en|por|con) )?(?:que|cual(?:es)?(?: (?:es|era|fue|son))?)(?: (?:el|la|los|las))? (?<noun>\p{L}+)/u

const contentStems = (text: string): string[] => analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token]))

/** What the law adds to an indemnity, under any of its names. On folded text. */
export const surcharge = /\b(?:recargo|incremento|aumento)\b/u
const surchargeWordings = ['recargo', 'recargada', 'incremento', 'aumento', 'aumentada'].map(contentStems)

/** Prepares a column with what the search reads in its question. */
export function askColumn({ type, question, options }: ColumnQuestion, found: readonly QuestionDemand[]): AskedColumn {
  const choices = options.map((name) => ({ name, stems: contentStems(name), article: articleOfOption(name) }))
  const ofChoices = new Set(choices.flatMap(({ stems }) => stems))
  const folded = foldText(question)
  const kindOfOptions = type === 'opcion' ? category.exec(folded)?.groups?.['noun'] : undefined
  const demands = substantialDemands(found)
    .filter(
      ({ kind, label, wordings }) =>
        kind === 'norm' ||
        (kind === 'words' &&
          !foldText(label)
            .split(/\s+/u)
            .every((word) => typeWords[type].test(word) || word === kindOfOptions || (word === 'legal' && surcharge.test(folded))) &&
          !(wordings[0] ?? []).every((stem) => ofChoices.has(stem))),
    )
    .map((demand) => (surcharge.test(foldText(demand.label)) ? { ...demand, wordings: surchargeWordings } : demand))
  return { type, question: readQuestion(question), folded, demands, options: choices }
}
