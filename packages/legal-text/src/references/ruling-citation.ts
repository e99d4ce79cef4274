import type { DocketNumber } from '@basejuris/domain'
import type { CourtAround } from './court-around.ts'

/**
 * A ruling, or a dictamen, that a text names. `from` and `to` are UTF-16 offsets of its number alone, or of «sentencia de 3 de mayo de
 * 2021, caratulada «A con B»» when no number is written. Exactly one of `docket`, `bareNumber` and `caption` may be the only identity.
 */
export interface FoundRulingCitation {
  readonly from: number
  readonly to: number
  readonly kind: 'rol' | 'dictamen' | 'sentencia' | 'caratula'
  readonly docket: DocketNumber | null
  /** Number written without its year: «STC Rol N° 576», «rol 65.986». */
  readonly bareNumber: number | null
  /** Court or office; `own` for the one that speaks, null when the text names none. */
  readonly court: CourtAround
  /** The office is not named with the number: it is that of the acts before it, or the one that most dictámenes are of. */
  readonly isOfficeCarried?: boolean
  /** The day is that of what the text names before, as in «de igual fecha». It may be another's. */
  readonly isDayCarried?: boolean
  /** «E586803»: of a series of acts that never begins anew, though its year is not written. */
  readonly isOfLongSeries?: boolean
  /** What stands behind the number of an act after a slash: «01» of «ORD. N° 05/01». */
  readonly part?: string
  /** Date of the ruling written beside the number, `yyyy-mm-dd`. */
  readonly decidedOn: string | null
  /** As written between quotation marks. */
  readonly caption: string | null
  /** RUC of the case written with its number. */
  readonly ruc: string | null
  /** Considerandos of the cited ruling, in the order written. */
  readonly considerandos: readonly number[]
  /** Court, year or number is missing, so that several rulings may be meant. */
  readonly ambiguous: boolean
  /** 0 to 1. */
  readonly confidence: number
}

/** What a reader of numbers hands on; the words around it complete it. */
export type NumberedCitation = Pick<
  FoundRulingCitation,
  'from' | 'to' | 'kind' | 'docket' | 'bareNumber' | 'court' | 'isOfficeCarried' | 'part'
>

/** A ruling that is named by its caption alone. One that is open may be several. */
export function citeByCaption(
  named: Pick<FoundRulingCitation, 'from' | 'to' | 'court' | 'decidedOn' | 'caption' | 'considerandos'>,
  isOpen: boolean,
): FoundRulingCitation {
  const confidence = isOpen ? 0.5 : 0.75
  return { ...named, kind: 'caratula', docket: null, bareNumber: null, ruc: null, ambiguous: isOpen, confidence }
}
