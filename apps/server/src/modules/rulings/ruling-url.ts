/** Address of a ruling's page; carries the query so that the page marks its words. */
export function rulingUrl(docId: string, query = ''): string {
  const parameters = new URLSearchParams({ id: docId })
  if (query.trim() !== '') parameters.set('q', query)
  return `/sentencia?${parameters}`
}
