import { foldSameLength } from '../../analysis/fold-text.ts'

/** Judges whom a text names as those of a vote: the words of each name, folded. `isPresident` is the one who presides, by that title. */
export interface VoteAuthors {
  readonly names: readonly (readonly string[])[]
  readonly isPresident: boolean
}

const title =
  /^(?:ministr[oa]s?|se[ñn]or(?:a|es|as|ita)?|sr|sra|srta|sres|sras|do[ñn]a?|don|d|abogad[oa]s?|integrantes?|suplentes?|titular|fiscal|judicial|jue[cz]|jueza|jueces|magistrad[oa]s?|excm[oa]|president[ea]|s|i|del?|l[oa]s?|el|al?|sus?|y|e)$/u
const noName = /^(?:corte|tribunal|juzgado|sala|rol|rit|ruc|c|ca|cs|causa|sentencia|fallo)$/u
/** Letters in which judges of a vote are named. */
const maxNames = 260

/** The judges named at the beginning of some words. Null where none is. */
export function authorsAt(text: string): VoteAuthors | null {
  const names: string[][] = []
  let open: string[] = []
  let isPresident = false
  const close = (): void => {
    if (open.length > 0) names.push(open)
    open = []
  }
  for (const [token] of text.slice(0, maxNames).matchAll(/[\p{L}'’-]+|[^\s\p{L}]/gu)) {
    const folded = foldSameLength(token)
    if (/^president[ea]$/u.test(folded)) isPresident = true
    if (/^[().]$/u.test(token)) continue
    if (token === ',' || folded === 'y' || folded === 'e') close()
    else if (noName.test(folded)) break
    else if (/^\p{Lu}/u.test(token) && !title.test(folded)) open.push(folded)
    else if (!title.test(folded)) break
  }
  close()
  return names.length === 0 && !isPresident ? null : { names, isPresident }
}

interface Dissent {
  /** As the ruling writes it. */
  readonly said: string
  /** Its folded words that name who dissents. */
  readonly words: string
}

const behindVote = /(?<!\p{L})(?:votos? (?:en contra|disidentes?|de minoria)|contra el voto|disidencias?)(?!\p{L})/gu
const beforeVote =
  /(?<!\p{L})(?:estuv(?:o|ieron) por|fue(?:ron)? del? (?:parecer|opinion)|es del? (?:parecer|opinion)|disidentes?(?!\p{L})|no comparten?|vot(?:o|aron) (?:en contra|por)|disint)/gu
const concurring = /(?:^|\n)[^\p{L}\n]*(?:se previene|previen|la prevencion|prevencion)/u
const drafting = /(?:^|\n)[^\p{L}\n]*(?:redact|redaccion)/u
const endOfNames = /(?<!\p{L})(?:quien|quienes|prevencion|prevenciones|sentencia)(?!\p{L})/u
/** A break of a page may stand among names. */
const sentenceEnd = /[.;:](?=-?\s|-?$)/gu
/** «Sr.» ends no sentence. */
const withoutTitleStops = (folded: string): string =>
  folded.replaceAll(/(?<!\p{L})(?:sr|sra|sres|sras|srta|d|dr|dra|s|i|m|j|a|p)\.(?= )/gu, (said) => `${said.slice(0, -1)} `)

/** The words of a ruling, from its operative part on, that name whose the votes against it are. */
function dissentsIn(closing: string): { readonly dissents: readonly Dissent[]; readonly concurrences: readonly Dissent[] } {
  const folded = withoutTitleStops(foldSameLength(closing))
  const found: Dissent[] = []
  const concurrences: Dissent[] = []
  let from = 0
  for (const { index } of [...folded.matchAll(sentenceEnd), { index: folded.length }]) {
    const words = folded.slice(from, index)
    const start = from
    from = index + 1
    if (concurring.test(words)) {
      concurrences.push({ said: closing.slice(start, index), words })
      continue
    }
    for (const { index: at, 0: cue } of words.matchAll(behindVote)) {
      const end = words.slice(at + cue.length).split(endOfNames)[0]?.length ?? 0
      found.push({
        said: closing.slice(start + at, start + at + cue.length + end),
        words: words.slice(at + cue.length, at + cue.length + end),
      })
    }
    if (drafting.test(words)) continue
    for (const { index: at, 0: cue } of words.matchAll(beforeVote))
      found.push({ said: closing.slice(start, start + at + cue.length), words: words.slice(0, at) })
  }
  return { dissents: found, concurrences }
}

const casting = /(?<!\p{L})voto dirimente (?:de la |del? )(?:se[nñ]ora? )?president[ea][^.;\n]{0,120}/u
const presides =
  /(?<!\p{L})(?:su|la|el|por) president[ea](?: del tribunal| titular| subrogante)?,? (?:(?:la|el|don|do[nñ]a|ministr[oa]|se[nñ]ora?|sra?\.?) )*(?<name>\p{L}+(?: \p{L}+){1,3})/u

/** What a ruling says of its votes where they are of others than those named. Null where they are theirs, or it does not say. */
export function votesOfOthers({ names, isPresident }: VoteAuthors, closing: string): string | null {
  const { dissents, concurrences } = dissentsIn(closing)
  const folded = foldSameLength(closing)
  const vote = casting.exec(folded)
  const isOnlyPresident = isPresident && names.length === 0
  if (isOnlyPresident && vote !== null) return `dice «${closing.slice(vote.index, vote.index + vote[0].length).trim()}», que es de mayoría`
  const named = dissents.filter(({ words }) =>
    /\p{L}{3}/u.test(words.replaceAll(/(?<!\p{L})(?:ministr|se[nñ]or|este|estos|los|las|del)\p{L}*/gu, '')),
  )
  const [first] = named
  if (dissents.length === 0 && !isPresident) {
    const theirs = concurrences.find((one) => names.some((each) => isNamed(each, [one])))
    return theirs === undefined ? null : `dice «${shorten(theirs.said)}»`
  }
  if (first === undefined || dissents.some(({ words }) => words.includes('['))) return null
  const president = isOnlyPresident ? (presides.exec(folded)?.groups?.['name']?.split(' ') ?? null) : null
  const theirs = isOnlyPresident ? [president ?? ['presidenta', 'presidente']] : names
  if (isOnlyPresident && (president === null || named.some(({ words }) => /president[ea]/u.test(words)))) return null
  return theirs.every((each) => isNamed(each, named)) ? null : `dice «${shorten(first.said)}»`
}

/** By a surname: a name of two words may be two surnames. */
const isNamed = (name: readonly string[], dissents: readonly Dissent[]): boolean =>
  name.slice(-2).some((part) => dissents.some(({ words }) => new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, 'u').test(words)))

/** Letters of the ruling that are shown. */
const maxSaid = 140
const shorten = (said: string): string => {
  const plain = said
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s,]+$/u, '')
    .trim()
  return plain.length <= maxSaid ? plain : `${plain.slice(0, plain.lastIndexOf(' ', maxSaid))}…`
}

/** What a ruling says of a casting vote that a text names; null where it has it. */
export function castingOfOthers({ names, isPresident }: VoteAuthors, closing: string): string | null {
  const folded = foldSameLength(closing)
  if (!/(?<!\p{L})dirim/u.test(folded)) return 'no dice que hubiera un voto dirimente'
  const vote = /(?<!\p{L})voto dirimente[^.;\n]{0,160}/u.exec(folded)
  if (vote === null) return null
  const own = [{ said: '', words: vote[0] }]
  const isTheirs = names.length === 0 ? !isPresident || /president[ea]/u.test(vote[0]) : names.some((each) => isNamed(each, own))
  return isTheirs ? null : `dice «${shorten(closing.slice(vote.index, vote.index + vote[0].length))}»`
}
