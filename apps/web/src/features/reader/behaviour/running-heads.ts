const warningNote = / \((sentencia ficticia[^)]*)\)/iu

/** What runs at the head and foot of each printed page: `folio` is the short citation, `warning` the notice of a fictional ruling. */
export function runningHeads(short: string): { readonly folio: string; readonly warning: string } {
  const warning = warningNote.exec(short)?.[1] ?? ''
  return {
    folio: short.replace(warningNote, '').replace(/\.$/u, ''),
    warning: warning.charAt(0).toLocaleUpperCase('es-CL') + warning.slice(1),
  }
}

const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`

/** Hands the running heads to the rules of the printed page, which read them from the root element. */
export function startRunningHeads(root: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement
  const heads = runningHeads(root.dataset['short'] ?? '')
  style.setProperty('--rd-folio', cssString(heads.folio))
  style.setProperty('--rd-warning', cssString(heads.warning))
  signal.addEventListener('abort', () => {
    style.removeProperty('--rd-folio')
    style.removeProperty('--rd-warning')
  })
}
