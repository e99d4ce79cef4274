/** «RIS» and «BibTeX»: downloads the ruling as a file for reference managers. */
export function startCitationExports(root: HTMLElement, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-export]')) {
    const download = async () => {
      const { downloadCitation } = await import('./download-citation.ts')
      downloadCitation(root.dataset['citable'] ?? '', button.dataset['export'] ?? '')
    }
    button.addEventListener('click', () => void download(), { signal })
  }
}
