/** URL of a ruling's page; with the query the page marks its words. */
export function rulingUrl(docId: string, query = ''): string {
  const parameters = new URLSearchParams({ id: docId })
  if (query.trim() !== '') parameters.set('q', query)
  return `/sentencia?${parameters}`
}
