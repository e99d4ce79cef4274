import { signingJudges } from '../../reading/signing-judges.ts'
import { tdlcHead } from '../tdlc-head.ts'
import { harvestSource } from './harvest-source.ts'

const withoutStop = (text: string): string => text.trim().replace(/\s*[–-]\s*$|(?<=\p{Ll}{3})\.$/u, '')
const kindOf = (title: string): string =>
  /^(sentencia|resolución|informe|acuerdo|instrucci[oó]n)/iu.exec(title)?.[1]?.toLowerCase() ?? 'sentencia'

/** Tribunal de Defensa de la Libre Competencia. `date` is the publication on the site; the date of the ruling is in the text. */
export const harvestedTdlc = harvestSource({
  organ: 'TDLC',
  name: 'Tribunal de Defensa de la Libre Competencia',
  collection: 'administrativo',
  read: ({ title, text, date, fields }) => {
    const head = tdlcHead(text)
    return {
      judges: signingJudges(text),
      court: 'Tribunal de Defensa de la Libre Competencia',
      docketNumber: fields.text('case_role') ?? head.docketNumber,
      decidedOn: head.decidedOn ?? date,
      caption: title === null ? null : withoutStop(title),
      titled: true,
      documentKind: kindOf(title ?? ''),
      appealType: fields.text('procedure_type'),
      subjects: ['conduct_type', 'industry'].flatMap((key) => fields.list(key)).map(withoutStop),
    }
  },
})
