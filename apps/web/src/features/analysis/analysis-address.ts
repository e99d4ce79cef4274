const page = '/analisis-patrones'

/** The list of analyses, or one of them. */
export function analysisAddress(id: string | null): string {
  return id === null ? page : `${page}?id=${id}`
}
