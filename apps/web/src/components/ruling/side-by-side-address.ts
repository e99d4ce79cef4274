const path = '/sentencia/comparar'
const maxIdLength = 200

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** URL of two rulings side by side: `/sentencia/comparar?id=…&con=…`. */
export function sideBySideHref(docId: string, other: string): string {
  return `${path}?${new URLSearchParams({ id: docId, con: other })}`
}

/** The two rulings of an address; null unless it names two. */
export function parseSideBySide(params: SearchParams): readonly [left: string, right: string] | null {
  const read = (value: SearchParams[string]): string => (typeof value === 'string' ? value : (value?.[0] ?? '')).trim()
  const [left, right] = [read(params['id']), read(params['con'])]
  return [left, right].every((docId) => docId !== '' && docId.length <= maxIdLength) ? [left, right] : null
}
