import { notFound } from 'next/navigation'

export interface MatterAddressProps {
  readonly params: Promise<{ readonly folderId: string }>
  readonly searchParams: Promise<{ readonly pagina?: string | string[] }>
}

export type MatterPart = '' | '/registro'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const lastPage = 1000

export const matterHref = (folderId: string, part: MatterPart = '', page = 1): string =>
  `/materias/${folderId}${part}${page === 1 ? '' : `?pagina=${page}`}`

/** Which matter and page an address asks for; what is no id of a matter is not found. */
export async function readMatterAddress({ params, searchParams }: MatterAddressProps, part: MatterPart = '') {
  const { folderId } = await params
  if (!uuid.test(folderId)) notFound()
  const asked = Number((await searchParams).pagina)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= lastPage ? asked : 1
  return { folderId, page, here: matterHref(folderId, part, page) }
}
