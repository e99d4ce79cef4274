import type { CollectionId } from '@basejuris/domain'
import { RecordProblem } from '../../record/record-problem.ts'
import { harvestSource } from './harvest-source.ts'

const collections: readonly (readonly [RegExp, CollectionId])[] = [
  [/^corte suprema/iu, 'corte_suprema'],
  [/^(?:c\.?\s?a\.?\s|corte de apelaciones)/iu, 'corte_de_apelaciones'],
  [/garant[ií]a|oral en lo penal/iu, 'penal'],
  [/familia/iu, 'familia'],
  [/cobranza/iu, 'cobranza'],
  [/trabajo/iu, 'laboral'],
  [/civil|letras/iu, 'civil'],
]
/** The preview of the search is truncated after some 700 characters and ends in dots. */
const maxPreviewCharacters = 1500
const isPreview = (text: string): boolean => text.length <= maxPreviewCharacters && /(?:\.\.\.|…)\s*$/u.test(text)

/**
 * All courts of the judiciary, from the result list of the public search. Titles are «rol - court»; some records have no more text than
 * the list shows.
 */
export const harvestedPoderJudicial = harvestSource({
  organ: 'PoderJudicial',
  name: 'Poder Judicial',
  collection: 'corte_suprema',
  read: ({ idSentence, title, text, fields }) => {
    if (isPreview(text)) throw new RecordProblem('partial_text', idSentence)
    const [, rol, named] = /^(\S+)\s+-\s+(.+)$/u.exec(title ?? '') ?? []
    const court = fields.text('court') ?? named ?? ''
    const collection = collections.find(([pattern]) => pattern.test(court))?.[1]
    if (collection === undefined) throw new RecordProblem('unknown_section', idSentence)
    return { collection, court, docketNumber: fields.text('case_number', 'rol') ?? rol ?? null, documentKind: 'sentencia' }
  },
})
