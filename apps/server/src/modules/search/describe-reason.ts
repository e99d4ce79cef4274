import { joinWords } from '@basejuris/domain'
import { anchorLabel, type Reason } from '@basejuris/search'
import { describeConditions } from './describe-loosened.ts'

const maxAnchors = 2
/** Behind what the facts of the source say, and not the text. */
const byFacts = ', según la ficha de la fuente'

/** «palabras en c. 7° y c. 9°»; `number` is the word for the ruling's own number: «rol», «dictamen». */
export function describeReason(reason: Reason, number: string): string {
  switch (reason.kind) {
    case 'docket':
      return `coincide ${number}`
    case 'docketElsewhere':
      return `mismo ${number}, de otro tribunal`
    case 'docketOrigin':
      return 'proviene de esta causa'
    case 'docketMaybeOrigin':
      return 'proviene de una causa de igual rol'
    case 'docketMentioned':
      return 'cita este rol'
    case 'docketWithoutLetter':
      return 'mismo número, sin letra'
    case 'norm':
      return reason.inFacts ? `cita ${reason.label}${byFacts}` : `cita ${reason.label}`
    case 'quote':
      if (reason.inFacts) return 'frase en la ficha'
      return reason.anchors.length === 0 ? 'frase textual' : `frase en ${describePlaces(reason.anchors)}`
    case 'caption':
      return 'coincide carátula'
    case 'idea':
      return reason.inFacts ? `«${reason.idea}»${byFacts}` : `menciona ${reason.idea}`
    case 'words':
      return `palabras en ${describePlaces(reason.anchors)}`
    case 'facts':
      return 'palabras en la ficha'
    case 'conditions':
      return `${number === 'rol' ? 'sentencia' : number} ${describeConditions(reason.conditions.map(({ kind, label }) => ({ tipo: kind, texto: label })))}`
    case 'meaning':
      return 'sentido cercano'
  }
}

const describePlaces = (anchors: readonly string[]): string => joinWords(anchors.slice(0, maxAnchors).map(anchorLabel))
