import { copyAndNotify } from '../citing/copy-text.ts'

/** Copies hashes, and closes the sheet when its link to the provenance is followed. */
export function startProvenance(root: HTMLElement, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy-text]')) {
    button.hidden = false
    button.addEventListener('click', () => void copyAndNotify(button.dataset['copyText'] ?? '', 'Huella copiada'), { signal })
  }
  const facts = root.querySelector<HTMLElement>('.rd-facts')
  facts?.querySelector('.rd-to-provenance')?.addEventListener(
    'click',
    () => {
      if (facts.matches(':popover-open')) facts.hidePopover()
    },
    { signal },
  )
}
