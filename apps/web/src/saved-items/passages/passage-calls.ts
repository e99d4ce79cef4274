import type {
  addPassageEndpoint,
  deletePassageEndpoint,
  HighlightColor,
  orderPassagesEndpoint,
  PassageMark,
  PassagePoint,
  passagesEndpoint,
  updatePassageEndpoint,
} from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'

/** A place of a ruling's text, half-open. */
export interface TextPlace {
  readonly docId: string
  /** Of the text that was read; absent: the one shown. */
  readonly version?: number
  readonly desde: PassagePoint
  readonly hasta: PassagePoint
}

/** What a person writes beside a passage. */
export interface PassageWords {
  readonly nota: string
  readonly etiquetas: string[]
  readonly resaltado: HighlightColor | null
}

const eventName = 'passages:change'

interface PassageChange {
  readonly passageId: string
  /** Null: it was deleted. */
  readonly mark: PassageMark | null
}

const announce = (change: PassageChange): boolean => dispatchEvent(new CustomEvent(eventName, { detail: change }))

/** Called after each passage that this page saved, changed or deleted. */
export function onPassageChanged(listen: (change: PassageChange) => void, signal: AbortSignal): void {
  addEventListener(eventName, (event) => listen((event as CustomEvent<PassageChange>).detail), { signal })
}

/** What the user marked in a ruling; with `passageId`, also that passage of a folder. Throws CallError. */
export async function fetchMarks(docId: string, passageId: string | null): Promise<readonly PassageMark[]> {
  const query = new URLSearchParams({ docId, ...(passageId === null ? {} : { passageId }) })
  return (await callFromBrowser<typeof passagesEndpoint>('GET', `/v1/passages?${query}`, undefined)).pasajes
}

/** Throws CallError. */
export async function addPassage(
  place: TextPlace,
  words: Partial<PassageWords> & { readonly folderId: string | null },
): Promise<PassageMark> {
  const mark = await callFromBrowser<typeof addPassageEndpoint>('POST', '/v1/passages', { ...place, ...words })
  announce({ passageId: mark.passageId, mark })
  return mark
}

/** What changes of a passage; `versionNota` is the version that a new note takes into account. */
export interface PassageChanges extends Partial<PassageWords> {
  readonly versionNota?: number
  readonly folderId?: string
}

/** Throws CallError. */
export async function changePassage(passageId: string, words: PassageChanges): Promise<PassageMark> {
  const mark = await callFromBrowser<typeof updatePassageEndpoint>('PUT', `/v1/passages/${passageId}`, words)
  announce({ passageId, mark })
  return mark
}

/** Throws CallError. */
export async function deletePassage({ passageId, versionNota }: Pick<PassageMark, 'passageId' | 'versionNota'>): Promise<void> {
  await callFromBrowser<typeof deletePassageEndpoint>('DELETE', `/v1/passages/${passageId}`, { versionNota })
  announce({ passageId, mark: null })
}

/** Deals the places of these passages of a folder out to them in this order. Throws CallError. */
export async function orderPassages(folderId: string, passageIds: string[]): Promise<void> {
  await callFromBrowser<typeof orderPassagesEndpoint>('PUT', `/v1/folders/${folderId}/passages/order`, { passageIds })
}
