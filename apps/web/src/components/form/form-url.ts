/** URL of a GET form without its empty fields. */
export function formUrl(path: string, form: FormData): string {
  const query = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
  return query.size === 0 ? path : `${path}?${query}`
}
