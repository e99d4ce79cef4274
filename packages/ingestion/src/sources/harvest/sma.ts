import { decodeEntities } from '../../reading/html-text.ts'
import { RecordProblem } from '../../record/record-problem.ts'
import { harvestSource } from './harvest-source.ts'

/** Documents of a case that are no resolution: the mail or the postal tracking page of its notification. */
const notification =
  /\bcorreo de super\s?intendencia del medio ambiente\b|mail\.google\.com|seguimiento en l[ií]nea\s*-\s*correos|correoschile/iu
const maxNotificationCharacters = 6000

/** Sanction proceedings of the Superintendencia del Medio Ambiente. The text is the last document of the case, a scan in older ones. */
export const harvestedSma = harvestSource({
  organ: 'SMA',
  name: 'Superintendencia del Medio Ambiente',
  collection: 'administrativo',
  read: ({ idSentence, title, text, fields }) => {
    if (text.length < maxNotificationCharacters && notification.test(text))
      throw new RecordProblem('not_a_ruling', idSentence, [
        'Es la constancia de su notificación (correo electrónico o seguimiento postal).',
      ])
    const entity = fields.text('entity')
    return {
      court: 'Superintendencia del Medio Ambiente',
      docketNumber: fields.text('expediente') ?? idSentence,
      caption: entity === null ? title : decodeEntities(entity),
      outcomeText: fields.text('status'),
      documentKind: 'resolución exenta',
      appealType: 'Procedimiento sancionatorio',
      subjects: ['unit_name', 'location'].flatMap((key) => fields.list(key)).map(decodeEntities),
    }
  },
})
