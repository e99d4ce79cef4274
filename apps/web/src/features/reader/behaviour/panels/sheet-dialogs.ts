/** Says that «Índice» and «Ficha» are dialogs while they cover the page as sheets, and moves the focus into them. */
export function startSheetDialogs(root: HTMLElement, signal: AbortSignal): void {
  for (const sheet of root.querySelectorAll<HTMLElement>('.rd-index, .rd-facts')) {
    const show = (isOpen: boolean) => {
      if (isOpen) {
        sheet.setAttribute('role', 'dialog')
        sheet.setAttribute('aria-modal', 'true')
        sheet.querySelector<HTMLElement>('.rd-close')?.focus({ preventScroll: true })
      } else {
        sheet.removeAttribute('role')
        sheet.removeAttribute('aria-modal')
      }
    }
    sheet.addEventListener('toggle', (event) => show((event as ToggleEvent).newState === 'open'), { signal })
    // The press that opens one may be what loads this.
    if (sheet.matches(':popover-open')) show(true)
  }
}
