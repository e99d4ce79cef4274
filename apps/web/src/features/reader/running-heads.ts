const warningNote = / \((sentencia ficticia[^)]*)\)/iu

/** Header and footer of each printed page: `folio` is the short citation, `warning` the notice of a fictional ruling. */
export function runningHeads(short: string): { readonly folio: string; readonly warning: string } {
  const warning = warningNote.exec(short)?.[1] ?? ''
  return {
    folio: short.replace(warningNote, '').replace(/\.$/u, ''),
    warning: warning.charAt(0).toLocaleUpperCase('es-CL') + warning.slice(1),
  }
}

const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`

/** The same as custom properties for the print rules. */
export function runningHeadStyle(short: string): Readonly<Record<`--rd-${'folio' | 'warning'}`, string>> {
  const { folio, warning } = runningHeads(short)
  return { '--rd-folio': cssString(folio), '--rd-warning': cssString(warning) }
}
