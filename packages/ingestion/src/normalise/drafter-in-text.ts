import type { Section } from '@basejuris/domain'
import { judgeName } from './judge-name.ts'

/** Paragraphs from the end that may say it. */
const maxParagraphs = 15
const office = String.raw`(?:[Mm]inistr[oa]|[Aa]bogad[oa]\s+[Ii]ntegrante|[Ff]iscal\s+[Jj]udicial|[Jj]ue(?:z|za)|[Mm]agistrad[oa]|[Pp]resident[ea])`
const rank = String.raw`(?:\s+(?:[Tt]itular|[Ss]uplente|[Ii]nterin[oa]|[Pp]resident[ea])|\s*\((?:[sS]|[iI])\)\.?)?`
const name = String.raw`\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:del?|la|las|los|y)\s+){0,2}\p{Lu}[\p{L}'’-]+){1,4}`
const drafted = new RegExp(
  String.raw`(?<!\p{L})[Rr]edac(?:ci[oó]n|t[oó]|tad[oa])\s+(?:a\s+cargo\s+)?(?:(?:del?|por|l[ao]|el|sentencia|fallo)\s+){0,5}${office}${rank}\s*,?\s*(?:(?:[Ss]eñora?|[Ss]ra?\.?|[Dd]on|[Dd]oña)\s+)*(?<name>${name})`,
  'u',
)

/** Who wrote the ruling, as its last lines say: «Redacción de la ministra señora Ana Prado Rivas». Null where they name nobody in full. */
export function drafterInText(sections: readonly Pick<Section, 'paragraphs'>[]): string | null {
  const last = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).slice(-maxParagraphs)
  const found = last.flatMap((text) => drafted.exec(text)?.groups?.['name'] ?? [])[0]
  return found === undefined ? null : judgeName(found)
}
