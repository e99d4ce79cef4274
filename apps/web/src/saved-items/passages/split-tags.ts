const sameTag = (a: string, b: string): boolean => a.localeCompare(b, 'es', { sensitivity: 'base' }) === 0

/** Tags of a field, separated by commas, each once whatever its accents and capitals. */
export function splitTags(written: string): string[] {
  const tags: string[] = []
  for (const tag of written.split(',').map((part) => part.trim().replace(/\s+/gu, ' ')))
    if (tag !== '' && !tags.some((other) => sameTag(other, tag))) tags.push(tag)
  return tags
}
