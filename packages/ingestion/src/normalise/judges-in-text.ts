import type { Judge, Section } from '@basejuris/domain'
import { foldText, givenNames, surnames } from '@basejuris/legal-text'
import { judgeName } from './judge-name.ts'

/** Paragraphs from the end that may name the drafter. */
const maxParagraphs = 15
/** Of a vote, which names at its beginning whose it is. */
const openingCharacters = 300
const office = String.raw`(?:[Mm]inistr[oa]|[Aa]bogad[oa]\s+[Ii]ntegrante|[Ff]iscal\s+[Jj]udicial|[Jj]ue(?:z|za)|[Mm]agistrad[oa]|[Pp]resident[ea])`
const rank = String.raw`(?:\s+(?:[Tt]itular|[Ss]uplente|[Ii]nterin[oa]|[Pp]resident[ea])|\s*\((?:[sS]|[iI])\)\.?)?`
const honour = String.raw`\s*,?\s*(?:(?:[Ss]eñora?|[Ss]ra?\.?|[Dd]on|[Dd]oña)\s+)*`
const name = String.raw`\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:del?|la|las|los|y)\s+){0,2}\p{Lu}[\p{L}'’-]+){1,4}`
const named = new RegExp(`${office}${rank}${honour}(?<name>${name})`, 'gu')
const drafted = new RegExp(
  String.raw`(?<!\p{L})[Rr]edac(?:ci[oó]n|t[oó]|tad[oa])\s+(?:a\s+cargo\s+)?(?:(?:del?|por|l[ao]|el|sentencia|fallo)\s+){0,5}${office}${rank}${honour}(?<name>${name})`,
  'u',
)
/** «el voto en contra del Ministro señor Prado»: a surname alone. */
const surnamed = new RegExp(
  String.raw`${office}${rank}${honour}(?<surname>\p{Lu}[\p{L}'’-]+)(?![\p{L}'’-])(?!\s+(?:(?:del?|la|las|los|y)\s+){0,2}\p{Lu})`,
  'gu',
)
/** «Pronunciada por los Ministros señores Ana Prado Rivas, Presidenta, y Luis Robles Soto»: the sentence that names the panel. */
const panelSentence = /(?<!\p{L})(?:pronunciad|dictad|integrad|proveíd|acordad)[oa]\s+(?:(?:es|fue|esta\s+sentencia)\s+)*por(?!\p{L})/iu
const betweenNames = /[,;]|\s[ye]\s|(?<!\p{L})(?:señora?|sra?|don|doña)(?!\p{L})\.?/iu
const anyName = new RegExp(name, 'gu')
const againstView = String.raw`contra\s+(?:el|la)\s+(?:parecer|voto|opini[oó]n)`
const against = new RegExp(
  String.raw`(?<!\p{L})(?:voto\s+(?:en\s+contra|disidente)|disidencia|acordad[oa]\s+${againstView})(?!\p{L})`,
  'iu',
)
/** The line at the head of a ruling on a hearing that names its panel: «Integrantes: los Ministros señora Ana Prado Rivas y …». */
const panelLine = /^Integrantes\s*:\s*(?=(?:los|las|el|la|[Mm]inistr|[Aa]bogad|[Ff]iscal|[Ss]eñor|[Ss]r))/u
/** «presidida por el Ministro señor Luis Robles Soto e integrada por …»: the court that heard or pronounced, at either end of the ruling. */
const panelOpening =
  /(?<!\p{L})(?:pronunciad|integrad|presidid|proveíd)[oa]\s+(?:(?:es|fue|esta\s+sentencia)\s+)*por\s+(?:(?:el|la|los|las|su|sus)\s+)?(?:ministr|abogad[oa]\s+integrante|fiscal\s+judicial|jue(?:z|ces)|magistrad|president)/iu
/** What is told behind the panel. */
const behindPanel =
  /(?<!\p{L})(?:Relator|Digitador|Ministro de Fe|Defensor|Fiscal\s*:|actuando|constituid[ao]|para\s|se\s)|(?<!\s\p{Lu})\.\s+(?=\p{Lu}\p{Ll}{3})/u
/** Paragraphs of the head. */
const maxHead = 8
/** Words of the names of courts and offices. */
const noJudge =
  /(?<!\p{L})(?:corte|sala|tribunal|apelaciones|suprema|ministr[oa]s?|abogad[oa]s?|integrantes?|fiscal|judicial|suplentes?|titular(?:es)?|secretari[oa]|president[ea]|relatora?|juzgado|garant[ií]a)(?!\p{L})/iu
const maxPanel = 7

type Texts = Pick<Section, 'kind' | 'paragraphs'>

/** Who wrote the ruling, as its last lines say: «Redacción de la ministra señora Ana Prado Rivas». Null where they name nobody in full. */
export function drafterInText(sections: readonly Pick<Section, 'paragraphs'>[]): string | null {
  const last = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).slice(-maxParagraphs)
  const found = last.flatMap((text) => drafted.exec(text)?.groups?.['name'] ?? [])[0]
  return found === undefined ? null : judgeName(found)
}

/**
 * The judges of the source. Where it gives none, the panel that the ruling names at its head or in its last sentences, each by the full name.
 */
export function withPanel(judges: readonly Judge[], sections: readonly Texts[]): Judge[] {
  if (judges.length > 0) return [...judges]
  const texts = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
  const ends = [...texts.slice(0, maxHead), ...texts.slice(Math.max(maxHead, texts.length - maxParagraphs))]
  const panels = ends.flatMap((text) => {
    const from = panelLine.test(text) ? 0 : text.search(panelOpening)
    return from < 0 ? [] : namesIn(text.slice(from).split(behindPanel)[0] ?? '')
  })
  const named = [...new Map(panels.map((each) => [foldText(each), each])).values()]
  const people = named.filter((each) => !noJudge.test(each) && isPersonName(each))
  return people.length > maxPanel ? [] : people.map((each) => ({ name: each, vote: null }))
}

/** A name that people have, and not two surnames alone, whose first names were lost. */
const isPersonName = (written: string): boolean => {
  const [first = '', ...others] = foldText(written).split(' ')
  const isLost = others.length === 1 && surnames.has(first) && !givenNames.has(first)
  return !isLost && (givenNames.has(first) || others.some((part) => surnames.has(part)))
}

/** The judges of the source, and those beside them whom a vote against the decision names: many sources give no panel. */
export function withDissenters(judges: readonly Judge[], sections: readonly Texts[]): Judge[] {
  const known = judges.map((judge) => foldText(judge.name))
  const panel = [...new Set([...judges.map((judge) => judge.name), ...panelInText(sections)])]
  const votes = sections
    .filter(({ kind }) => kind === 'voto')
    .map(({ paragraphs }) =>
      paragraphs
        .map(({ text }) => text)
        .join(' ')
        .slice(0, openingCharacters),
    )
  const openings = [...votes, ...(votes.length > 0 ? [] : agreedAgainst(sections))]
  const dissenters = openings.flatMap((text) => {
    const from = against.exec(text)
    if (from === null) return []
    const vote = text.slice(from.index)
    const inFull = [...vote.matchAll(named)].map(({ groups }) => judgeName(groups?.['name'] ?? ''))
    return [...inFull, ...bearersNamed(vote, panel), ...surnamesAlone(vote, [...panel, ...inFull])]
  })
  const added = [...new Set(dissenters)].filter((dissenter) => {
    const parts = foldText(dissenter).split(' ').slice(-2)
    return !known.some((each) => parts.every((part) => each.includes(part)))
  })
  return [...judges, ...added.map((dissenter) => ({ name: dissenter, vote: 'contra' as const }))]
}

/** «Decisión acordada con el voto en contra del ministro señor Robles», in the operative part itself or behind it. */
const agreedAgainst = (sections: readonly Texts[]): string[] =>
  sections
    .filter(({ kind }) => kind === 'resolutiva' || kind === 'cierre')
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .flatMap((text) => {
      const from = agreed.exec(text)
      return from === null ? [] : [text.slice(from.index, from.index + openingCharacters)]
    })
const agreed = new RegExp(
  String.raw`(?<!\p{L})(?:acordad|adoptad)[oa]\s+(?:con\s+(?:el|los)\s+votos?\s+(?:en\s+contra|disidentes?)|${againstView})(?!\p{L})`,
  'iu',
)

/** Surnames that nobody named has: some rulings say no more of who voted. */
const surnamesAlone = (vote: string, people: readonly string[]): string[] =>
  [...vote.matchAll(surnamed)].flatMap(({ groups }) => {
    const surname = groups?.['surname'] ?? ''
    const folded = foldText(surname)
    return surnames.has(folded) && !people.some((each) => foldText(each).split(' ').includes(folded)) ? [judgeName(surname)] : []
  })

/** Names in the last sentences that say who pronounced the ruling. */
const panelInText = (sections: readonly Texts[]): string[] =>
  sections
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .slice(-maxParagraphs)
    .flatMap((text) => {
      const from = panelSentence.exec(text)
      return from === null ? [] : namesIn(text.slice(from.index))
    })

const namesIn = (text: string): string[] =>
  text.split(betweenNames).flatMap((part) => [...part.matchAll(anyName)].map(({ 0: written }) => judgeName(written)))

/** Those of the panel whom the text names by office and a surname that nobody else of it has. */
export function bearersNamed(text: string, panel: readonly string[]): string[] {
  return [...text.matchAll(surnamed)].flatMap(({ groups }) => {
    const surname = foldText(groups?.['surname'] ?? '')
    const [bearer, other] = panel.filter((each) => foldText(each).split(' ').slice(1).includes(surname))
    return bearer === undefined || other !== undefined ? [] : [bearer]
  })
}
