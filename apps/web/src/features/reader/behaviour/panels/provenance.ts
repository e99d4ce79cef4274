import { copyAndNotify } from '../citing/copy-text.ts'

/** The hashes can be copied, and the link to where the ruling comes from closes the sheet it stands in. */
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
