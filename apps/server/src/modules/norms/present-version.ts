import type { NormVersionView, ShownNormVersion } from '@basejuris/contract'
import {
  type ChosenNormVersion,
  eventVersionDate,
  listDistinctVersions,
  type NormSource,
  type NormVersion,
  type NormVersionState,
} from '@basejuris/domain'
import { formatDate } from '@basejuris/domain/spanish-format'

/** Names of the sources of texts, as people read them. */
export const normSourceNames: Readonly<Record<NormSource, string>> = {
  'bcn-xml': 'Biblioteca del Congreso Nacional, servicio XML',
  'bcn-json': 'Biblioteca del Congreso Nacional, Ley Chile',
  'leychile-texto': 'Ley Chile, por leychile-texto',
  'leychile-epub': 'Ley Chile, por leychile-epub',
  'norms-jsonl': 'Ley Chile, por archivos reunidos',
  'legalize-cl': 'Ley Chile, por legalize-cl',
  fgreve: 'Ley Chile, por fgreve/legalize-cl',
  ansvar: 'Ley Chile, por Chilean-law-mcp',
  constitucion: 'opensourcechile/constitucion',
}
const stateNames = { latest: 'ultima', earlier: 'anterior', deferred: 'diferida' } as const

export interface VersionDays {
  /** Requested by the reader; null when none was. */
  readonly day: string | null
  readonly today: string
}

/** Since when an article has its wording, where its own date says more than that of the version. */
export interface PartDate {
  readonly modifiedOn: string | null
}

/** The version shown, with what a reader must know of it. */
export function presentShownVersion<V extends NormVersion>(
  { version, state, certain }: ChosenNormVersion<V>,
  versions: readonly V[],
  { day, today }: VersionDays,
  part: PartDate = { modifiedOn: null },
): ShownNormVersion {
  const asked = day ?? today
  const isUnchanged = part.modifiedOn !== null && part.modifiedOn <= asked && version.inForceFrom !== null && asked < version.inForceFrom
  const corresponds = isUnchanged || (day === null ? state === 'latest' && version.inForceFrom !== null : certain)
  const aviso = isUnchanged ? null : noticeOf(version, { state, corresponds, day, isOnly: listDistinctVersions(versions).length === 1 })
  return { ...presentVersion(version, state), corresponde: corresponds, aviso }
}

interface Notice {
  readonly state: NormVersionState
  readonly corresponds: boolean
  readonly day: string | null
  readonly isOnly: boolean
}

function noticeOf({ inForceFrom, capturedOn }: NormVersion, { state, corresponds, day, isOnly }: Notice): string | null {
  if (inForceFrom === eventVersionDate)
    return 'Vigencia diferida: este texto rige desde un hecho que aún no ocurre. El que rige hoy no está importado.'
  if (state === 'deferred' && inForceFrom !== null)
    return `Vigencia diferida: este texto rige desde el ${formatDate(inForceFrom)}. El que rige hoy no está importado.`
  if (corresponds) return null
  if (inForceFrom === null) {
    const obtained = capturedOn === null ? '' : `, obtenido el ${formatDate(capturedOn)}`
    return `No consta desde cuándo rige este texto${obtained}.${day === null ? '' : ' Puede no ser el de la fecha pedida.'}`
  }
  if (day === null) return null
  const from = formatDate(inForceFrom)
  if (day < inForceFrom && !isOnly) return `No está importado el texto de esa fecha: la versión más antigua importada es la de ${from}.`
  if (day < inForceFrom || isOnly) return `Solo está importada la versión de ${from}.`
  return `La versión importada anterior a esa fecha es la de ${from}; puede haber otras, no importadas, entre ambas.`
}

/** A version in a list. */
export function presentVersion(
  { version, inForceFrom, inForceTo, source, capturedOn }: NormVersion,
  state: NormVersionState,
): NormVersionView {
  const porEvento = inForceFrom === eventVersionDate
  return {
    numero: version,
    desde: porEvento ? null : inForceFrom,
    hasta: inForceTo,
    porEvento,
    estado: stateNames[state],
    fuente: normSourceNames[source],
    obtenida: capturedOn,
  }
}

/** Versions, newest first: one for each day on which a text begins. */
export function listVersionViews(versions: readonly NormVersion[], today: string): NormVersionView[] {
  const ordered = listDistinctVersions(versions)
  const isStarted = ({ inForceFrom, capturedOn }: NormVersion): boolean => (inForceFrom ?? capturedOn ?? '') <= today
  const latest = ordered.findLast(isStarted)
  return ordered
    .map((version) => presentVersion(version, !isStarted(version) ? 'deferred' : version === latest ? 'latest' : 'earlier'))
    .reverse()
}
