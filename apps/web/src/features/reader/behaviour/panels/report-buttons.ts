/** «Reportar un dato erróneo» and «Reportar enlace»: the dialog loads with the first press. */
export function startReportButtons(root: HTMLElement, current: () => Element | null, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-report]')) {
    button.hidden = false
    let selection: Range | null = null
    // The press clears the selection before the click arrives.
    const saveSelection = () => {
      const now = getSelection()
      selection = now?.isCollapsed === false ? now.getRangeAt(0).cloneRange() : null
    }
    button.addEventListener('pointerdown', saveSelection, { signal })
    const open = async () => {
      const saved = selection
      selection = null
      const { openReport } = await import('./open-report.ts')
      const datum = button.dataset['report'] === 'enlace' ? 'enlace' : undefined
      openReport(root, saved?.startContainer ?? null, button.closest('.rd-facts') === null ? null : current(), datum)
    }
    button.addEventListener('click', () => void open(), { signal })
  }
}
