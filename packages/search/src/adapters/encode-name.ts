/** The name of a facet, field or sort key as a part of a path. Dots separate the parts. */
export function encodeName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_-]/gu, (letter) => `~${letter.codePointAt(0)?.toString(16)}~`)
}
