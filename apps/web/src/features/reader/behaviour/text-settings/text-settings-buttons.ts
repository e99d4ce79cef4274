/** A−, A+ and the typeface button: their code loads with the first press. */
export function startTextSettingsButtons(root: HTMLElement, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-letter], [data-face-button]'))
    button.addEventListener(
      'click',
      () => void import('./change-text-settings.ts').then(({ changeTextSettings }) => changeTextSettings(root, button)),
      {
        signal,
      },
    )
}
