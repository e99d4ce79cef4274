import { notFound } from 'next/navigation'
import { addressOf, type KeptAddress, keptFields, parseKeptAddress } from '../../saved-items/saved-list-address.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'

export interface MatterAddressProps {
  readonly params: Promise<{ readonly folderId: string }>
  readonly searchParams: Promise<AddressParameters>
}

/** Which matter, and how its rulings are listed. */
export interface MatterAddress extends KeptAddress {
  readonly folderId: string
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export function matterPath(folderId: string): string {
  return `/carpetas/${folderId}`
}
export function matterHref(address: MatterAddress): string {
  return addressOf(matterPath(address.folderId), keptFields(address), address.page)
}
export function matterLogHref(folderId: string, page = 1): string {
  return addressOf(`${matterPath(folderId)}/registro`, [], page)
}

/** What is no id of a matter is not found. */
export async function readMatterAddress({ params, searchParams }: MatterAddressProps): Promise<MatterAddress> {
  const { folderId } = await params
  if (!uuid.test(folderId)) notFound()
  return { folderId, ...parseKeptAddress(await searchParams) }
}
