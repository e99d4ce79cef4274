const names: Readonly<Record<string, string>> = {
  encabezado: 'encabezado',
  vistos: 'vistos',
  resolutiva: 'parte resolutiva',
  cierre: 'cierre',
  texto: 'texto',
}

/** «c. 7°» for `c7`, «c. 10° (2)» for a repeated number, «voto, c. 3°» for `voto1-c3`, «párr. 12» for `p12`. */
export function anchorLabel(anchor: string): string {
  const vote = /^voto(\d+)(?:-(c\d+.*))?$/u.exec(anchor)
  if (vote !== null) {
    const which = vote[1] === '1' ? 'voto' : `voto ${vote[1]}`
    return vote[2] === undefined ? which : `${which}, ${anchorLabel(vote[2])}`
  }
  const numbered = /^(c|p)(\d+)(?:-(\d+))?$/u.exec(anchor)
  if (numbered !== null) {
    const base = numbered[1] === 'c' ? `c. ${numbered[2]}°` : `párr. ${numbered[2]}`
    return numbered[3] === undefined ? base : `${base} (${numbered[3]})`
  }
  const repeated = /^([a-z]+)-(\d+)$/u.exec(anchor)
  const name = names[repeated?.[1] ?? anchor]
  if (name === undefined) return anchor
  return repeated === null ? name : `${name} (${repeated[2]})`
}
