import { foldText } from '@basejuris/legal-text'

/** Whole lines that a file or page adds to a ruling. Written from the raw texts, independently of the cleaning. */
const noiseOfLine: readonly RegExp[] = [
  /^c[oó]digo: ?[a-z]{8,14}$/u,
  /^este ?documento ?(?:tiene ?firma|incorpora ?una ?firma|ha ?sido ?firmado)/u,
  /^(?:y su original puede ser|(?:avanzada\. su )?validez puede ser consultada|validado en|verificaci[oó]n indicado|tramitaci[oó]n de la causa\.?$)/u,
  /^(?:h ?t ?t ?p ?s?: ?\/ ?\/ ?)?(?:www\.)?v ?e ?r ?i ?f ?i ?c ?a ?d ?o ?c/u,
  /^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}:\d{2}[-+]\d{4}$/u,
  /^(?:fojas?:? \d+(?:\.-)?(?: \.-)?|pagina \d+ de \d+|pag\. \d+)$/u,
  /\.{12,} ?\d*$/u,
  /^\*[\da-f]{8}-[\da-f]{4}-/u,
  /pdfmachine|broadgun/u,
  /^(?:timbre electronico|incorpora firma electronica|avanzada|atta|sacta|page)$/u,
  /^documento firmado electronicamente por/u,
  /^(?:verifique este documento en|para verificar la integridad|https:\/\/doc\.digital)/u,
  /^www\.tribunalambiental\.cl con el codigo/u,
  /firmado digitalmente por|^fecha: \d{4}\.\d{2}\.\d{2}/u,
  /^«rit» ?»?$|^rit« ?»$/u,
  /^(?:(?:un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|cien|cientos?|mil|y|dieci\p{L}+|veinti\p{L}+|\p{L}+(?:enta|cient[oa]s)|quinient[oa]s) ?){2,}$/u,
  /circulares relacionadas dictamenes relacionados/u,
  /verificadoc\.pjud|validacion\.tcchile/u,
]

/** Numbers alone on a line that increase by one are page numbers. Other lone numbers are cells of a table. */
const pageNumberLines = (lines: readonly string[]): ReadonlySet<number> => {
  const lone = lines.flatMap((line, at) => (/^\d{1,5}$/u.test(line) ? [{ at, number: Number(line) }] : []))
  const counts = (a: number | undefined, b: number | undefined): boolean => a !== undefined && b !== undefined && b - a === 1
  return new Set(
    lone.flatMap(({ at, number }, place) =>
      counts(lone[place - 1]?.number, number) || counts(number, lone[place + 1]?.number) ? [at] : [],
    ),
  )
}

const runningHead = /^(?:republica de chile|tribunal de defensa de la libre competencia|(?:primer|segundo|tercer) tribunal ambiental)$/u
const minRepeats = 5

/** Running heads after the first page, and a number that stands alone on page after page. */
const repeatedLines = (lines: readonly string[]): ReadonlySet<number> => {
  const places = Map.groupBy(lines.keys(), (at) => lines[at] ?? '')
  return new Set(
    [...places].flatMap(([line, found]) => {
      if (runningHead.test(line)) return found.slice(1)
      return /^\d{1,5}$/u.test(line) && found.length >= minRepeats ? found : []
    }),
  )
}

/** Indexes of lines outside the ruling: signatures, codes, page numbers, running heads, contents, advertisements. */
export function noiseLines(lines: readonly string[]): ReadonlySet<number> {
  const folded = lines.map((line) =>
    foldText(line)
      .replace(/[\s\u00a0]+/gu, ' ')
      .trim(),
  )
  const furniture = pageNumberLines(folded).union(repeatedLines(folded))
  return new Set(folded.flatMap((line, at) => (furniture.has(at) || noiseOfLine.some((noise) => noise.test(line)) ? [at] : [])))
}
