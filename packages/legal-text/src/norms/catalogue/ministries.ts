/**
 * Ministries that dictate decrees, as keys name them. `words` is a regular expression source on
 * folded text, with the abbreviations of the Contraloría's index («hacie»). `name` is written where the slug lacks an accent.
 */
const ministries: readonly { readonly slug: string; readonly name?: string; readonly words: string }[] = [
  { slug: 'segpres', words: String.raw`secretaria\s+general\s+de\s+la\s+presidencia|segpres|segpr|sepre|presi` },
  { slug: 'segegob', words: String.raw`secretaria\s+general\s+de\s+gobierno|segegob` },
  { slug: 'salud', words: 'salud|salubridad|minsal' },
  { slug: 'trabajo', words: 'trabajo|traba|mintrab' },
  { slug: 'hacienda', words: 'hacienda|hacie' },
  { slug: 'interior', words: 'interior|inter' },
  { slug: 'economia', name: 'economía', words: 'economia|econo?|minecon' },
  { slug: 'educacion', name: 'educación', words: 'educacion|educ[a-z]{0,2}|mineduc' },
  { slug: 'justicia', words: 'justicia|justi|minjus(?:ticia)?' },
  { slug: 'transportes', words: 'transportes?|trans|mtt' },
  { slug: 'obras-publicas', name: 'obras públicas', words: String.raw`obras\s+publicas|mop` },
  { slug: 'vivienda', words: 'vivienda|minvu|vivi[a-z]?' },
  { slug: 'agricultura|minagri', words: 'agricultura|minagri' },
  { slug: 'relaciones-exteriores', words: String.raw`relaciones\s+exteriores|rr\.?\s?ee\.?|relac|minrel` },
  { slug: 'medio-ambiente', words: String.raw`medio\s+ambiente|mma` },
  { slug: 'defensa', words: 'defensa|defen|mindef' },
  { slug: 'mineria', name: 'minería', words: 'mineria' },
  { slug: 'energia', name: 'energía', words: 'energia' },
  { slug: 'bienes-nacionales', words: String.raw`bienes\s+nacionales` },
  { slug: 'desarrollo-social', words: String.raw`desarrollo\s+social` },
  { slug: 'planificacion', name: 'planificación', words: 'planificacion|mideplan' },
  { slug: 'culturas', words: String.raw`(?:las\s+)?culturas` },
  { slug: 'deporte', words: 'deporte' },
]

/** Regular expression source, on folded text, of the name of any ministry without the word. */
export const ministryNames = ministries.map(({ words }) => words).join('|')

const named = ministries.map(({ slug, words }) => ({ slug, pattern: new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])`, 'u') }))

/** «MINISTERIO DE OBRAS PÚBLICAS» folded → `obras-publicas`; null for an organ that is no ministry of the table. */
export function ministrySlug(folded: string): string | null {
  return named.find(({ pattern }) => pattern.test(folded))?.slug ?? null
}

const names = new Map(ministries.map(({ slug, name }) => [slug, name ?? slug.replaceAll('-', ' ')]))

/** `obras-publicas` → «obras públicas». A slug outside the table without its hyphens. */
export function ministryName(slug: string): string {
  return names.get(slug) ?? slug.replaceAll('-', ' ')
}
