import { notFound } from 'next/navigation'
import { listUrl, parseSavedListAddress, type SavedListAddress, savedListFields } from '../../saved-items/saved-list-address.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'

export interface FolderPageProps {
  readonly params: Promise<{ readonly folderId: string }>
  readonly searchParams: Promise<AddressParameters>
}

/** The folder, and how its rulings are listed. */
export interface FolderAddress extends SavedListAddress {
  readonly folderId: string
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export function folderPath(folderId: string): string {
  return `/carpetas/${folderId}`
}
export function folderHref(address: FolderAddress): string {
  return listUrl(folderPath(address.folderId), savedListFields(address), address.page)
}
export function folderLogHref(folderId: string, page = 1): string {
  return listUrl(`${folderPath(folderId)}/registro`, [], page)
}

/** Passages of the folder in their order; with `tag`, those that have it. */
export function folderPassagesHref(folderId: string, tag = '', page = 1): string {
  return listUrl(`${folderPath(folderId)}/pasajes`, tag === '' ? [] : [['etiqueta', tag]], page)
}

/** Answers 404 when the id is not a UUID. */
export async function readFolderAddress({ params, searchParams }: FolderPageProps): Promise<FolderAddress> {
  const { folderId } = await params
  if (!uuid.test(folderId)) notFound()
  return { folderId, ...parseSavedListAddress(await searchParams) }
}
