import { findMatches, foldText, givenNames, overlaps, stopWords, surnames } from '@basejuris/legal-text'
import { topicWords } from '../../topics/topic-words.ts'
import { nameTerms } from '../../word-tokens.ts'
import type { Span } from '../parts/span.ts'
import type { JudgeKind } from './condition.ts'
import { type Gender, genderOfTitle } from './gender-of-judge.ts'
import { foldQuery, type Mention } from './mention.ts'

/** The words behind «ministra» or «redacción de», of which the first are a name, or the name before «ministra redactora». */
export interface JudgeCue extends Span {
  readonly words: readonly NameWord[]
  /** «ministra», or who drafts the ruling: hardly anything but a name follows. */
  readonly isMinister: boolean
  /** `redactor`: only who drafts the ruling is meant. `disidente`: only who votes against the decision. */
  readonly kind: JudgeKind
  /** Of the office: «ministra». Null where it tells none. */
  readonly gender: Gender | null
  /** Where «disidencia» or «redactó» behind the name ends. */
  readonly roleEnd?: number
  /** Without an office beside them: only the whole name of a judge of the index is one. */
  readonly isBare?: true
  /** «prevención de Matus», unlike «prevención de riesgos»: only a name that the index has is a judge's. */
  readonly isOnlyKnown?: true
}

interface NameWord extends Span {
  readonly folded: string
  readonly isCapitalised: boolean
}

/** A judge's name in the query, found among those of the index. */
export interface KnownJudge extends Span {
  /** Everybody with these words in the name. Nobody where they are a name that the index does not have. */
  readonly names: readonly string[]
  /** The words of the query as these names write them. */
  readonly spelled?: readonly string[]
  /** A surname alone, which only in the named court is mostly a judge's. */
  readonly isDoubtful?: boolean
}

const maxWords = 5
const office = String.raw`ministr[oa]s?|magistrad[oa]s?|jueces|juez[a]?|abogad[oa]s?\s+integrantes?|fiscal(?:es)?\s+judicial(?:es)?`
/** What may stand between the office and the name: «ministro suplente Soto». */
const rank = String.raw`(?:\s+(?:titular|suplente|interin[oa]|redactora?|president[ea]|instructora?|sustanciadora?|en\s+visita|(?:de\s+)?(?:garantia|familia|letras|policia\s+local)|(?:del\s+)?trabajo)(?=\s+(?:(?:se[nñ]ora?|sra?|don|do[nñ]a)\.?\s+)?\p{L}{3}))?`
const honour = String.raw`(?:(?:se[nñ]ora?|sr|sra|don|do[nñ]a)\.?\s+)?`
/** «voto de Pica», «prevención Matus», unlike «voto blanco» and «prevención de riesgos». */
const vote = String.raw`(?:votos?|prevencion(?:es)?)(?:\s+(?:del?|de\s+la))?(?=\s*:?\s+(?!(?:blanc|nul|popular|minoria|mayoria|electronic|riesg|general|especial|delito|salud|lavado|violencia)\p{L}*))`
const voteAlone = new RegExp(String.raw`^${vote}\s*:?\s+${honour}$`, 'u')
/** «voto de don Sergio Soto». */
const isHonoured = /(?:don|do[nñ]a|se[nñ]ora?|sra?\.?)\s+$/u
const cue = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:votos?|disidencias?|prevenci(?:on|ones)|redaccion|redacta|redacto|redactora?|ponencia|redactad[oa]s?\s+por)\s+(?:(?:(?:en\s+)?contra|disidentes?|particular(?:es)?|concurrentes?|de\s+minoria|a\s+cargo)\s+)?(?:(?:del?|de\s+la|el|la)\s+)?|(?:integr(?:an?|ad[oa]s?)(?:\s+por)?|con)\s+(?:(?:el|las?|los)\s+)?)?(?:${office})${rank}|(?:votos?|disidencias?|prevenci(?:on|ones))\s+(?:(?:en\s+)?contra|disidentes?|particular(?:es)?|concurrentes?|de\s+minoria)(?:\s+(?:del?|de\s+la))?|disiden(?:cias?|tes?)(?:\s+(?:del?|de\s+la))?|redactora?|ponente|redaccion(?:\s+a\s+cargo)?(?:\s+(?:del?|de\s+la))?|redact[oa](?:\s+(?:el|la))?(?=\s+\p{L})|(?:(?:redactad|integrad)[oa]s?\s+[oy]\s+)?(?:redactad|integrad)[oa]s?\s+por(?:\s+(?:el|la))?|${vote})\s*:?\s+${honour}(?=\p{L})`,
  'gu',
)
/** Words behind the office that are no name: «ministro de fe», «juez árbitro». */
const notNames = new Set(
  (
    'ministro ministra ministros ministras magistrado magistrada juez jueza ica icas cs ca tc tdlc tta tricel cgr top jlt tribunal juzgado contraloria cortes apelaciones arbitro partidor titular titulares suplente interino instructor sustanciador visitador visitadora visita fe corte suprema presidente presidenta garantia civil laboral familia policia ' +
    'letras natural tramitador tributario penal local arbitros competente incompetente recusado inhabilitado secretario relator redactor redactora senor senora señor señora sr sra don dona doña que integrante ' +
    'abogado abogada interior salud hacienda justicia trabajo educacion vivienda obras agricultura mineria energia transportes defensa economia relaciones desarrollo ciencia cultura medio deporte mujer bienes secretaria ' +
    'nulidad recurso recursos apelacion casacion unificacion queja amparo proteccion demanda contestacion escrito sentencia contrato'
  ).split(' '),
)
/** Words behind a name: «ministro Prado en amparos». */
const afterNames = new Set('en sobre por para ante con contra que como cuando a al sin acerca respecto desde hasta durante'.split(' '))
const titleBehind =
  /(?<!\p{L})(?<names>\p{L}+(?:\s+(?!ministr|redactor|abogad)\p{L}+){1,3}),?\s+(?:ministr[oa](?:\s+redactora?|\s+de\s+(?:la\s+)?(?:corte|cs|suprema))?|redactora?|abogad[oa]\s+integrante)(?!\p{L})(?!\s+(?:de|del)\s)/gu
/** «Torres Molina juez garantía»: surnames that begin the query, right before the office. */
const titleBehindFirst =
  /^\s*(?<names>\p{L}+(?:\s+\p{L}+){0,3}),?\s+(?:ministr[oa](?:\s+redactora?)?|magistrad[oa]|juez[a]?|redactora?)(?!\p{L})(?!\s+(?:(?:de|del)\s|arbitr))/u
/** «(Soto redactor)»: alone between parentheses. */
const titleBehindAlone = /(?<=\(\s*)(?<names>\p{L}{4,}),?\s+(?:redactora?)(?=\s*\))/u
const nextWord = /^\s*(?<word>[\p{L}'’]+(?:-[\p{L}]+)*)/u

/** A stem without which no judge is named. */
const anyTitle = /ministr|magistr|jue[cz]|abogad|fiscal|redac|ponen|voto|disiden|prevenc/u

/** Where the query may name a judge. */
export function findJudgeCues(text: string): JudgeCue[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const bare = bareCues(text, folded)
  // «llanos disidencia drogas»: the name is before the word, and behind it no other.
  const isBeside = (cue: JudgeCue): boolean =>
    bare.some((each) => each.kind === 'disidente' && overlaps(each, cue)) && !cue.words.some(isOfName)
  const titled = anyTitle.test(folded) ? titledCues(text, folded).filter((each) => !isBeside(each)) : []
  return [...titled, ...bare.filter((each) => !titled.some((other) => overlaps(each, other)))]
}

const titledCues = (text: string, folded: string): JudgeCue[] => {
  const behind = cuesBehindTitles(text, folded)
  const isNamed = ({ words: [first] }: JudgeCue): boolean => first !== undefined && isOfName(first)
  const named = cuesBeforeTitles(text, folded)
  const before = (named.length > 0 ? named : cueOfFirstWords(text, folded)).filter(
    (each) => !behind.some((other) => overlaps(each, other) && isNamed(other)),
  )
  return [...behind.filter((each) => !before.some((other) => overlaps(each, other))), ...before]
}

const maxBareWords = 12
const operator = /^(?:Y|O|NO|AND|OR|NOT)$/u
const dissentBehind = /^\s+(?:disiden\p{L}*|(?:con\s+)?voto\s+(?:en\s+contra|disidente|de\s+minoria))/u
/** «ministra Sibel Villalobos redactó». */
const draftsBehind = /^\s+(?:redact[oa]|redaccion)(?!\p{L})(?!\s+del?\s)/u
/** Two surnames in a short search, «confirma rojas monje», one before «disidencia», or one that the index may know as a judge's alone. */
const bareCues = (text: string, folded: string): JudgeCue[] => {
  const written = [...folded.matchAll(/\p{L}+/gu)]
  const isOperator = ({ index, 0: word }: RegExpExecArray): boolean => operator.test(text.slice(index, index + word.length))
  if (written.filter((each) => !isOperator(each)).length > maxBareWords || mayJoinParties.test(folded)) return []
  const words = written.map(({ index, 0: word }) => wordOf(text, folded, index, word.length))
  const whole = words.flatMap((_, at): JudgeCue[] => {
    const name = wholeName(text, words, at)
    const [first, last] = [name[0], name.at(-1)]
    if (first === undefined || last === undefined) return []
    return [{ from: first.from, to: last.to, words: name, isMinister: false, kind: 'ministro', gender: null, isBare: true }]
  })
  const parts = words.flatMap((word, at): JudgeCue[] => {
    const next = words[at + 1]
    const isPair = next !== undefined && /^\s+$/u.test(text.slice(word.to, next.from)) && [word, next].every(isSurname)
    const dissent = dissentBehind.exec(folded.slice(word.to))?.[0]
    if (isPair) {
      const kind = kindOf(dissentBehind.exec(folded.slice(next.to))?.[0] ?? '')
      return [{ from: word.from, to: next.to, words: [word, next], isMinister: false, kind, gender: null, isBare: true }]
    }
    const minLetters = next === undefined ? minLastLetters : minLoneLetters
    if (dissent === undefined ? !isLoneName(word, minLetters) : !mayBeSurname(word)) return []
    const kind = dissent === undefined ? 'ministro' : 'disidente'
    return [{ from: word.from, to: word.to + (dissent?.length ?? 0), words: [word], isMinister: false, kind, gender: null, isBare: true }]
  })
  return [...whole, ...parts.filter((each) => !whole.some((other) => overlaps(each, other)))]
}
/** «María Loreto Reyes»: given names and the surnames behind them. Empty where none begins there. */
const wholeName = (text: string, words: readonly NameWord[], at: number): NameWord[] => {
  const [first] = words.slice(at, at + 1)
  if (first === undefined || !isGivenName(first) || (at > 0 && isGivenName(words[at - 1] as NameWord))) return []
  const end = words.findIndex((word, each) => each > at && (!isOfName(word) || !/^\s+$/u.test(text.slice(words[each - 1]?.to, word.from))))
  const name = words.slice(at, end < 0 ? words.length : end).slice(0, maxWords)
  return name.length > 1 && name.some(({ folded }) => surnames.has(folded)) ? name : []
}

const minLoneLetters = 5
/** Of the last word: «nulidad penal acogida corte suprema dahm». */
const minLastLetters = 4
const isLoneName = (word: NameWord, minLetters: number): boolean =>
  word.folded.length >= minLetters && mayBeSurname(word) && !topicWords().has(word.folded)
const isSurname = ({ folded }: NameWord): boolean => surnames.has(folded) && !givenNames.has(folded)
/** Two surnames may be those of a party. */
const mayJoinParties =
  /(?<!\p{L})(?:con|(?<!en\s+)contra(?!\s+(?:(?:la|el|las|los)\s+)?(?:sentenci|resoluci|fallos?(?!\p{L})|decisi))|vs?|c)(?!\p{L})|\//u

const isOfName = ({ folded }: NameWord): boolean => surnames.has(folded) || givenNames.has(folded)

/** «Prado Lagos, ministro redactor»: a given name and what may be surnames before the office. */
const cuesBeforeTitles = (text: string, folded: string): JudgeCue[] =>
  findMatches(folded, titleBehind).flatMap((match): JudgeCue[] => {
    const words = [...(match.groups?.['names'] ?? '').matchAll(/\p{L}+/gu)].map((word) =>
      wordOf(text, folded, match.index + word.index, word[0].length),
    )
    const first = words.findIndex(({ folded: word }) => givenNames.has(word))
    const names = first < 0 ? [] : words.slice(first)
    const [name] = names
    const title = match[0].slice(match[0].lastIndexOf(names.at(-1)?.folded ?? ''))
    const isOfficeAlone = /redact|integrante/u.test(title)
    const isName =
      names.length > 1 &&
      names.slice(1).every((word) => (isOfficeAlone ? mayBeSurname(word) || givenNames.has(word.folded) : isOfName(word)))
    return name === undefined || !isName
      ? []
      : [
          {
            from: name.from,
            to: match.index + match[0].length,
            words: names,
            isMinister: true,
            kind: kindOf(title),
            gender: genderOfTitle(title),
          },
        ]
  })

const cueOfFirstWords = (text: string, folded: string): JudgeCue[] => {
  const alone = titleBehindAlone.exec(folded)
  const match = alone ?? titleBehindFirst.exec(folded)
  const written = match?.groups?.['names'] ?? ''
  const start = folded.indexOf(written, match?.index)
  const words = [...written.matchAll(/\p{L}+/gu)].map((word) => wordOf(text, folded, start + word.index, word[0].length))
  const isName =
    alone === null
      ? words.length > 0 && words.every(isOfName) && words.some(({ folded: word }) => surnames.has(word))
      : words.every(mayBeSurname)
  if (match === null || !isName) return []
  const title = match[0].slice(match[0].lastIndexOf(written) + written.length)
  return [{ from: start, to: match.index + match[0].length, words, isMinister: true, kind: kindOf(title), gender: genderOfTitle(title) }]
}

/** «redactora Soto», «Soto, ministro redactor»; «voto en contra de Soto», «disidencia de Soto». */
const kindOf = (cue: string): JudgeKind => {
  if (/redac|ponen/u.test(cue)) return 'redactor'
  return /disiden|contra|minoria/u.test(cue) ? 'disidente' : 'ministro'
}

const wordOf = (text: string, folded: string, from: number, length: number): NameWord => ({
  from,
  to: from + length,
  folded: folded.slice(from, from + length),
  isCapitalised: /^\p{Lu}/u.test(text.slice(from)),
})

const cuesBehindTitles = (text: string, folded: string): JudgeCue[] =>
  findMatches(folded, cue).flatMap((match) => {
    const cues: JudgeCue[] = []
    let words: JudgeCue['words'][number][] = []
    let [from, at] = [match.index, match.index + match[0].length]
    let isMinister = minister.test(match[0])
    const kind = kindOf(match[0])
    const gender = genderOfTitle(match[0])
    const isOnlyKnown = voteAlone.test(match[0]) && !isHonoured.test(match[0])
    if (isOnlyKnown && !mayFollowVote(text, folded, at)) return []
    const close = (): void => {
      const last = words.at(-1)
      const [dissent] = last === undefined ? [] : (dissentBehind.exec(folded.slice(last.to)) ?? [])
      const [drafts] = last === undefined ? [] : (draftsBehind.exec(folded.slice(last.to)) ?? [])
      const said = dissent ?? drafts
      const rest =
        said === undefined
          ? { kind }
          : { kind: dissent === undefined ? ('redactor' as const) : ('disidente' as const), roleEnd: (last?.to ?? 0) + said.length }
      const own = isOnlyKnown ? ({ isOnlyKnown } as const) : {}
      if (last !== undefined) cues.push({ from, to: last.to, words, isMinister, gender, ...rest, ...own })
    }
    while (words.length < maxWords) {
      const found = nextWord.exec(folded.slice(at))
      const word = found?.groups?.['word']
      if (found === null || word === undefined) break
      const to = at + found[0].length
      at = to
      if (isConjunction(word) && words.length > 0) {
        close()
        words = []
        isMinister = false
        from = to + 1
        continue
      }
      if (words.length > 0 && afterNames.has(word)) break
      if (
        notNames.has(word) ||
        /^(?:disiden|voto$|redac[ct])/u.test(word) ||
        (words.length === 0 ? stopWords.has(word) : word === 'amparo')
      )
        break
      words.push(wordOf(text, folded, to - word.length, word.length))
    }
    close()
    return cues
  })

/** A surname, or a word in capitals. */
const mayFollowVote = (text: string, folded: string, at: number): boolean => {
  const [word = ''] = /^\p{L}+/u.exec(folded.slice(at)) ?? []
  return surnames.has(word) || /^\p{Lu}/u.test(text.slice(at))
}

/** What no name ends with: «el juez Adrián Reyes del oral de Copiapó». */
const withoutParticles = (words: readonly NameWord[]): readonly NameWord[] =>
  words.slice(0, words.findLastIndex(({ folded }) => !/^(?:de|del|la|las|los)$/u.test(folded)) + 1)

const minister = /(?<!\p{L})(?:ministr[oa]s?|redact\p{L}+)(?!\p{L})/u

/** Words behind the office that say what somebody does or is: «ministra recusada», «ministro firma». */
const sayings =
  /(?:[aeiu]d[oa]s?|mente|cion(?:es)?|aron|ieron|ando|iendo|abl[e]s?|ible|ivo|iva|oso|osa|ismo|ario|aria|orio|oria)$|^(?:\p{L}{1,3}|firma|vota|dicta|ordena|acoge|acogio|rechaza|rechazo|confirma|confirmo|revoca|revoco|anula|anulo|condena|condeno|absuelve|declara|declaro|dice|dijo|niega|nego|acusa|acuso|instruye|investiga|resuelve|resolvio|falla|fallo|decide|decidio|integra|redacta|redacto|disiente|previene|anuncia|renuncia|renuncio|debe|puede|tiene|esta|era|fue|voto|contra|bonos|dinero|sueldo|sumario|causa|juicio|demanda|recurso|sentencia|sala|pleno|plenario|unico|nuevo|nueva|propio|mismo|evangelic[oa]|religios[oa]|pastor|culto|eucaristia)$/u
/** True where a word behind the office, in no list of names, may be a surname. */
export function mayBeSurname({ folded }: Pick<NameWord, 'folded'>): boolean {
  return surnames.has(folded) || !(sayings.test(folded) || givenNames.has(folded) || stopWords.has(folded) || notNames.has(folded))
}

/** True for a given name that is no surname. */
export function isGivenName({ folded }: Pick<NameWord, 'folded'>): boolean {
  return givenNames.has(folded) && !surnames.has(folded)
}

/** «ministros Soto y Pérez». */
const isConjunction = (word: string): boolean => word === 'y' || word === 'e' || word === 'o'

/** Judges named in the query: those of the index, and names that it does not have, in capitals or known as surnames. */
export function findJudges(text: string, known: readonly KnownJudge[]): Mention[] {
  const isInCapitals = !/\p{Ll}/u.test(text)
  const judges = findJudgeCues(text).flatMap((each): Mention[] => {
    const judge = known.find(({ from }) => from === each.from)
    if (judge !== undefined && judge.names.length > 0) {
      const found = mentionOf(each, judge.to, judge.names.length === 1 ? (judge.names[0] ?? '') : spelledName(text, each, judge))
      return [judge.isDoubtful === true ? { ...found, strength: 'doubtful', isWordToo: true } : found]
    }
    if (each.isBare === true || each.isOnlyKnown === true) return []
    const isNobody = anybody.test(text.slice(0, each.from))
    const written = each.words.slice(
      0,
      Math.max(
        isInCapitals ? 0 : leadingCapitals(each),
        isNobody ? 0 : leadingSurnames(each),
        isNobody || !each.isMinister ? 0 : leadingUnknown(each, text, judge !== undefined),
        isNobody || judge === undefined ? 0 : each.words.filter(({ to }) => to <= judge.to).length,
      ),
    )
    const names = withoutParticles(written)
    const last = names.at(-1)
    if (last === undefined) return []
    const name = nameIn(text, each, last.to)
    const office = titled.exec(text.slice(each.from, each.words[0]?.from))?.groups?.['office']?.toLowerCase()
    const mention = { ...mentionOf(each, last.to, name), label: office === undefined ? name : `${office} ${name}` }
    // Nobody has the name: its words as typed, so that no other name of the same stem is meant.
    return [judge === undefined ? mention : { ...mention, test: { kind: each.kind, terms: names.map(({ folded }) => folded) } }]
  })
  // «JLT Rancagua Loreto Reyes Gamboa»: the given name before the surnames of a judge is no other one.
  const isGivenNameOf = (each: Mention, other: Mention): boolean =>
    /^\s+$/u.test(text.slice(each.to, other.from)) && hasName(other.label, each.label)
  return judges.filter((each) => !judges.some((other) => isGivenNameOf(each, other)))
}
const hasName = (whole: string, part: string): boolean => foldText(whole).split(' ').includes(foldText(part))

/** The office behind the name is of it too. */
const spanOf = ({ from, to, words, roleEnd = 0 }: JudgeCue, end: number): Span => ({
  from,
  to: Math.max(end, words.at(-1)?.to === end ? roleEnd : 0, words[0]?.from === from ? to : 0),
})

const mentionOf = (cue: JudgeCue, end: number, name: string): Mention => ({
  ...spanOf(cue, end),
  test: { kind: cue.kind, terms: nameTerms(name) },
  value: name,
  label: name,
  strength: 'plain',
})

/** The office as said in a sentence about somebody whom no ruling names. */
const titled = /(?<office>ministr[oa]|magistrad[oa]|juez[a]?)(?!\p{L})/iu

/** «un ministro leal»: nobody in particular. */
const anybody = /(?<!\p{L})(?:una?|cada|alg[uú]n|ning[uú]n)\s+$/iu

/** «ministra lillo», «ministro pedro arrau lillo»: given names count only before a surname. */
const leadingSurnames = ({ words }: JudgeCue): number => {
  const end = words.findIndex(({ folded }) => !surnames.has(folded) && !givenNames.has(folded))
  const names = end < 0 ? words : words.slice(0, end)
  return names.some(({ folded }) => surnames.has(folded)) ? names.length : 0
}

/** «ministra jenny book», «integra ministro carroza, CS»: a surname in no list, behind a given name or before what ends the name. */
const leadingUnknown = ({ words, from }: JudgeCue, text: string, isRare: boolean): number => {
  const at = words.findIndex((word) => !isGivenName(word))
  const word = words[at]
  if (word === undefined || !mayBeSurname(word)) return 0
  if (at === 0 && !isRare && !endsName.test(text.slice(word.to))) return isBareTitle.test(text.slice(0, from)) ? 1 : 0
  const next = words[at + 1]
  if (at === 0 && isRare && next !== undefined && mayBeSurname(next) && endsName.test(text.slice(next.to))) return at + 2
  const others = words.slice(at + 1).findIndex(({ folded }) => !surnames.has(folded))
  return others < 0 ? words.length : at + 1 + others
}
/** «fallos ministra lagos agua», unlike «el ministro renuncia» and «recusación ministro amistad». */
const isBareTitle =
  /(?:^|[,;.:]|(?<!\p{L})(?:fallos?|sentencias?|jurisprudencia|cs|suprema|con|integra|sala|votos?))\s*(?:de\s+(?:la\s+)?|del\s+)?$/iu
const endsName =
  /^\s*(?:$|[,.;:()/–-]|(?:en\s+)?(?:cs|corte|ica|c\.|suprema|tc|tribunal|sala|rol|rit|voto|fallos?|sentencias?|recurso|a[ñn]os?|desde|hasta|entre|\d)(?!\p{L}))/iu

const leadingCapitals = ({ words }: JudgeCue): number => {
  const end = words.findIndex(({ isCapitalised, folded }) => !isCapitalised && !stopWords.has(folded))
  return end < 0 ? words.length : end
}

/** The name as typed, with the ñ of the index where «n» was typed. */
const spelledName = (text: string, cue: JudgeCue, { to, spelled = [] }: KnownJudge): string => {
  const words = cue.words.map((word, at) => {
    const own = spelled[at] ?? word.folded
    return own === word.folded ? text.slice(word.from, word.to) : own
  })
  return spelled.length === 0 ? nameIn(text, cue, to) : inCapitals(words.slice(0, spelled.length).join(' '))
}

const nameIn = (text: string, { words }: JudgeCue, to: number): string => inCapitals(text.slice(words[0]?.from ?? to, to))

const inCapitals = (name: string): string => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
