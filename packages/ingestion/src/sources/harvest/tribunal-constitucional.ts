import { cutAppendedMail } from '../../reading/appended-mail.ts'
import { cutRepeatedResolution } from '../../reading/repeated-resolution.ts'
import { signingJudges } from '../../reading/signing-judges.ts'
import { proceedingOf, tribunalConstitucionalHead } from '../tribunal-constitucional-head.ts'
import { harvestSource } from './harvest-source.ts'

/**
 * Tribunal Constitucional. The harvester's date is often that of the download, and its docket number bare or followed by scan noise.
 * Both are read from the text where possible.
 */
export const harvestedTribunalConstitucional = harvestSource({
  organ: 'TribunalConstitucional',
  name: 'Tribunal Constitucional',
  collection: 'tribunal_constitucional',
  read: ({ text: written, date, fields }) => {
    const text = cutRepeatedResolution(cutAppendedMail(written))
    const competence = fields.text('competencia')
    const head = tribunalConstitucionalHead(written, fields.text('rol'))
    const proceeding = proceedingOf(competence) ?? head.proceeding ?? competence
    return {
      text,
      judges: signingJudges(text),
      court: 'Tribunal Constitucional',
      docketNumber: head.docketNumber,
      decidedOn: head.decidedOn ?? date,
      appealType: proceeding,
      caption: head.title ?? `${proceeding ?? 'Sentencia'}, rol ${head.docketNumber ?? 'sin número'}`,
      titled: true,
      documentKind: 'sentencia',
    }
  },
})
