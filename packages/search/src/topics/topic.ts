/** Words by which courts name a topic, and how surely they mean it: above 0, at most 1. */
export interface FormalWording {
  readonly wording: string
  readonly weight: number
}

/** What a question can be about: one line of cases of Chilean law. */
export interface Topic {
  /** `lab-despido-injustificado`: never changed once released. */
  readonly id: string
  /** As shown. */
  readonly name: string
  readonly formal: readonly FormalWording[]
  /** Everyday phrases that stand for the topic where a story agrees, in the patterns of a `Concept`. Empty for most. */
  readonly said: readonly string[]
  /** Keys of norms, of articles or of places within them: `ley-19496`, `CT:161`, `CPR:19#n24`. */
  readonly norms: readonly string[]
  /** How people put it. */
  readonly lay: readonly string[]
  /** What looks alike and is about another topic. */
  readonly not: readonly string[]
}

/** Keys of the articles of a topic, each once, in its order. Whole laws are none. */
export function articlesOf({ norms }: Pick<Topic, 'norms'>): string[] {
  return [...new Set(norms.map((norm) => norm.split('#')[0] ?? norm))].filter((key) => key.includes(':'))
}

/** Between the values of a list. */
export const separator = ' | '

/**
 * Topics of a text: one a paragraph, its first line `id: name`, then a line for each list, their values joined by ` | `. A formal wording ends
 * with its weight. The list of phrases may be absent. @throws Error that names the topic and the line which cannot be read
 */
export function parseTopics(text: string): Topic[] {
  return text
    .trim()
    .split(/\n{2,}/u)
    .map(parseTopic)
}

function parseTopic(paragraph: string): Topic {
  const [first = '', ...lines] = paragraph.split('\n')
  const [, id, name] = /^(?<id>[a-z]+(?:-[a-z\d]+)+): (?<name>\S.*)$/u.exec(first) ?? []
  if (id === undefined || name === undefined) throw new Error(`A topic begins with "id: name", not "${first}"`)
  const findList = (label: string): readonly string[] | null =>
    lines
      .find((each) => each.startsWith(`  ${label}: `))
      ?.slice(label.length + 4)
      .split(separator) ?? null
  const listOf = (label: string): readonly string[] => {
    const list = findList(label)
    if (list === null) throw new Error(`The topic ${id} has no line "${label}"`)
    return list
  }
  return {
    id,
    name,
    formal: listOf('formal').map((each) => parseFormal(id, each)),
    said: findList('said') ?? [],
    norms: listOf('norms'),
    lay: listOf('lay'),
    not: listOf('not'),
  }
}

function parseFormal(id: string, written: string): FormalWording {
  const [, wording, weight] = /^(?<wording>\S.*) (?<weight>[\d.]+)$/u.exec(written) ?? []
  if (wording === undefined || weight === undefined) throw new Error(`In the topic ${id}, "${written}" has no weight`)
  return { wording, weight: Number(weight) }
}
