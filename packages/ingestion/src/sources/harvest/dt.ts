import { RecordProblem } from '../../record/record-problem.ts'
import { harvestSource } from './harvest-source.ts'

/** Some pages hold only their descriptors: «jornada de trabajo, adecuación,». */
const isDescriptorsOnly = (text: string): boolean => text.trim().length < 300 && !/[.:]/u.test(text)

/** The page repeats the descriptors as its last line. */
const withoutDescriptors = (text: string): string => text.replace(/\n+[^\n.:]{3,300},\s*$/u, '\n')

const listOf = (subject: string | null): string[] => (subject ?? '').split(/\s*;\s*/u).filter((part) => part !== '')

/** Dictámenes and ordinarios of the Dirección del Trabajo. */
export const harvestedDt = harvestSource({
  organ: 'DT',
  name: 'Dirección del Trabajo',
  collection: 'administrativo',
  read: ({ idSentence, text, fields }) => {
    if (isDescriptorsOnly(text)) throw new RecordProblem('partial_text', idSentence, ['Sólo vienen los descriptores de la página.'])
    const subjects = listOf(fields.text('subject'))
    return {
      text: withoutDescriptors(text),
      court: 'Dirección del Trabajo',
      docketNumber: fields.text('numero'),
      caption: subjects.join('; '),
      titled: true,
      documentKind: /\bdictamen\s*n/iu.test(text.slice(0, 600)) ? 'dictamen' : 'ordinario',
      subjects,
    }
  },
})
