const note = /Este documento tiene firma electr[oó]nica/gu
/** The note and the remark on daylight-saving time below it are shorter. */
const maxNoteCharacters = 900
const code = /(?<![A-ZÁÉÍÓÚÑ])[A-Z]{9,12}\s*$/u

export interface SignedPage {
  readonly text: string
  /** Code by which the judiciary's site verifies the document; null on a page without its signature. */
  readonly code: string | null
}

/** Removes the electronic signature note at the end of a page. The code is often attached to the last word. */
export function stripSignature(page: string): SignedPage {
  const at = [...page.matchAll(note)].at(-1)?.index
  if (at === undefined || page.length - at > maxNoteCharacters) return { text: page, code: null }
  const body = page.slice(0, at).trimEnd()
  const found = code.exec(body) ?? /C[oó]digo: ?([A-Z]{9,12})\s*$/u.exec(body)
  return {
    text:
      found === null
        ? body
        : body
            .slice(0, found.index)
            .replace(/C[oó]digo: ?$/u, '')
            .trimEnd(),
    code: found?.[1] ?? found?.[0].trim() ?? null,
  }
}
