import { decodeEntities } from '../../reading/html-text.ts'
import { RecordProblem } from '../../record/record-problem.ts'
import { harvestSource } from './harvest-source.ts'

/** Documents of a case that are no resolution: the mail or the postal tracking page of its notification. */
const notification =
  /\bcorreo de super\s?intendencia del medio ambiente\b|mail\.google\.com|seguimiento en l[ií]nea\s*-\s*correos|correoschile/iu
const maxNotificationCharacters = 6000

const headLetters = 1_200
/** «RESOLUCIÓN EXENTA N° 1601». A scan sets the stamped number above the line, and its sign is misread. */
const ownNumber = /RESOLUCI[ÓO]N\s*EXENTA\s*(?:N[°ºo"]?\.?|W)\s{0,2}(?<number>\d{2,5})\s*$/imu
const stampedAbove = /^\s*(?<number>\d{2,5})\s*\n\s*RESOLUCI[ÓO]N\s*EXENTA\s*["“]?(?:N[°ºo]?|W)?["”.]?\s*$/imu

/** The kind of the document, with the number of the resolution where its head has it. The rol is that of the proceeding. */
function documentKind(text: string): string {
  const head = text.slice(0, headLetters)
  const number = (ownNumber.exec(head) ?? stampedAbove.exec(head))?.groups?.['number']
  return number === undefined ? 'resolución' : `resolución exenta N° ${Number(number)}`
}

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
      documentKind: documentKind(text),
      appealType: 'Procedimiento sancionatorio',
      subjects: ['unit_name', 'location'].flatMap((key) => fields.list(key)).map(decodeEntities),
    }
  },
})
