import { signingJudges } from '../../reading/signing-judges.ts'
import { tdlcHead } from '../tdlc-head.ts'
import { harvestSource } from './harvest-source.ts'

const fne = 'Fiscalía Nacional Económica'

/** Fiscalía Nacional Económica: rulings of the competition court on its site (`section` «TDLC») and its own reports. */
export const harvestedFne = harvestSource({
  organ: 'FNE',
  name: fne,
  collection: 'administrativo',
  read: ({ title, text, date, fields }) => {
    const ofTribunal = fields.text('section') === 'TDLC'
    const head = ofTribunal ? tdlcHead(text) : null
    return {
      judges: ofTribunal ? signingJudges(text) : [],
      court: ofTribunal ? 'Tribunal de Defensa de la Libre Competencia' : fne,
      docketNumber: head?.docketNumber ?? (ofTribunal ? null : fields.text('doc_number')),
      decidedOn: head?.decidedOn ?? date,
      caption: title,
      titled: true,
      documentKind: ofTribunal ? 'sentencia' : 'informe',
      subjects: fields.list('conducta'),
    }
  },
})
