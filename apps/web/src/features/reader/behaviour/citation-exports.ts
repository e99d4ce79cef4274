import { bibtexCitation } from '../citation/bibtex-citation.ts'
import type { CitableRuling } from '../citation/citable-ruling.ts'
import { risCitation } from '../citation/ris-citation.ts'
import { downloadText } from './download-text.ts'

const formats = {
  ris: { make: risCitation, type: 'application/x-research-info-systems', extension: 'ris' },
  bibtex: { make: bibtexCitation, type: 'application/x-bibtex', extension: 'bib' },
} as const

/** «RIS» and «BibTeX»: the ruling as a file that reference managers open. */
export function startCitationExports(root: HTMLElement, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-export]')) {
    button.addEventListener(
      'click',
      () => {
        const ruling = JSON.parse(root.dataset['citable'] ?? '') as CitableRuling
        const { make, type, extension } = formats[button.dataset['export'] as keyof typeof formats]
        const url = `${location.origin}/sentencia?${new URLSearchParams({ id: ruling.docId })}`
        downloadText(`${ruling.docId}.${extension}`, type, make(ruling, url))
      },
      { signal },
    )
  }
}
