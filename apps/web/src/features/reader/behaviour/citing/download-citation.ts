import { chileanDate } from '@basejuris/domain/calendar'
import type { CitableRuling } from '@basejuris/domain/citable-ruling'
import { citationFiles } from '@basejuris/domain/citation-files'

/** Downloads the ruling, `citable` as JSON, as a file for a reference manager. Loads with the first press. */
export function downloadCitation(citable: string, format: string): void {
  const ruling = JSON.parse(citable) as CitableRuling
  const { make, type, extension } = citationFiles[format as keyof typeof citationFiles]
  const url = `${location.origin}/sentencia?${new URLSearchParams({ id: ruling.docId })}`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([make(ruling, { url, consultedOn: chileanDate(new Date()) })], { type: `${type};charset=utf-8` }),
  )
  link.download = `${ruling.docId}.${extension}`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
