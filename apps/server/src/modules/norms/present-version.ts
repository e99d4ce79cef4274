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

/** When the wording of an article was published, where its own date says more than that of the version. */
export interface PartDate {
  readonly modifiedOn: string | null
}

/** Years in which a published change may still be entering into force: that of the working hours takes five. */
const stagedYears = 6

/** Said where a change is so recent that the law that made it may set a later day, or stages: the sources give the day of publication alone. */
export const stagedNotice =
  'La ley que lo modificó puede fijar su entrada en vigencia para después, o por etapas: revise sus disposiciones transitorias.'

/** Whether an article whose wording was published on a day may not have been in force on another. */
export function mayBeStaged(publishedOn: string | null, day: string): boolean {
  return publishedOn !== null && publishedOn <= day && Number(day.slice(0, 4)) - Number(publishedOn.slice(0, 4)) < stagedYears
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
  const isStaged = mayBeStaged(part.modifiedOn, asked)
  const isYounger = part.modifiedOn !== null && part.modifiedOn > asked
  const isOfDay = day === null ? state === 'latest' && version.inForceFrom !== null : certain
  const corresponds = !isYounger && (isOfDay || (isUnchanged && !isStaged))
  const isOnly = listDistinctVersions(versions).length === 1
  const younger = isYounger
    ? `Este texto se publicó el ${formatDate(part.modifiedOn ?? '')}, después de esa fecha: el que regía entonces no está importado.`
    : null
  const notices = [
    younger,
    isUnchanged || isYounger ? null : noticeOf(version, { state, corresponds, day, isOnly }),
    isStaged ? stagedNotice : null,
  ]
  const said = notices.filter((notice) => notice !== null)
  return { ...presentVersion(version, state), corresponde: corresponds, aviso: said.length === 0 ? null : said.join(' ') }
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
