import type { ExportedFile } from '../../api/fetch-export.ts'

const lifeMs = 60_000

/** Starts the browser's download of a file. */
export function saveFile({ name, content }: ExportedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), lifeMs)
}
