import { createTopicFinder, outsideSubjects, type Topic, type TopicFinder, topics, typedPhrases } from '@basejuris/search'

const folds = 5
/** From so many words on a wording is a story. */
const storyWords = 20

interface Asked {
  readonly isStory: boolean
  /** Place among all topics, from 0; -1 behind the tenth. */
  readonly place: number
  readonly isSaid: boolean
  readonly isNamed: boolean
}

/**
 * How often the finder knows the topic of everyday wordings that it has not read. A wording is another way to put the rest of its topic, so
 * the figures compare finders and say little of real questions.
 */
export function measureTopics(): string {
  const table = topics()
  const asked = Array.from({ length: folds }, (_, fold) => askFold(table, fold)).flat()
  const whole = createTopicFinder({ table, ...others() })
  const borders = table.flatMap(({ id, not }) => not.map((question) => whole.find(question).map(({ topic }) => topic.id === id)))
  return [
    'wordings            n  first  among 3  among 10  said  named  named of said',
    formatAsked('all', asked),
    formatAsked(
      `${storyWords} words or more`,
      asked.filter(({ isStory }) => isStory),
    ),
    `what looks like a topic and is none of it: ${borders.length}, the topic named in ${percent(share(borders, (found) => found.includes(true)))}, nothing said in ${percent(share(borders, (found) => found.length === 0))}`,
  ].join('\n')
}

const others = () => ({ typed: typedPhrases(), outside: outsideSubjects() })

function askFold(table: readonly Topic[], fold: number): Asked[] {
  const isHeld = (topic: number, at: number): boolean => (topic * 7 + at) % folds === fold
  const finder = createTopicFinder({
    table: table.map((each, topic) => ({ ...each, lay: each.lay.filter((_, at) => !isHeld(topic, at)) })),
    ...others(),
  })
  return table.flatMap(({ id, lay }, topic) => lay.filter((_, at) => isHeld(topic, at)).map((question) => ask(finder, id, question)))
}

function ask(finder: TopicFinder, id: string, question: string): Asked {
  const found = finder.find(question)
  return {
    isStory: question.split(' ').length >= storyWords,
    place: finder.rank(question, 10).findIndex(({ topic }) => topic.id === id),
    isSaid: found.length > 0,
    isNamed: found.some(({ topic }) => topic.id === id),
  }
}

function formatAsked(name: string, asked: readonly Asked[]): string {
  const within = (places: number): string => percent(share(asked, ({ place }) => place >= 0 && place < places))
  const said = asked.filter(({ isSaid }) => isSaid)
  const named = (of: readonly Asked[]): string => percent(share(of, ({ isNamed }) => isNamed))
  return `${name.padEnd(17)}${String(asked.length).padStart(6)} ${[within(1), within(3), within(10), percent(said.length / asked.length), named(asked), named(said)].join('  ')}`
}

function share<Item>(all: readonly Item[], is: (item: Item) => boolean): number {
  return all.length === 0 ? 0 : all.filter(is).length / all.length
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`
}
