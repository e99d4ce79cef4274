import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { outsideSubjects } from './outside-subjects.ts'
import { createTopicFinder, maxLikely, openTopicFinder, type TopicFinder } from './topic-finder.ts'
import { topics } from './topic-table.ts'
import { typedPhrases } from './typed-phrases.ts'

/** Of the everyday wordings of each topic, one in so many is held out of the index and asked. */
const held = 10
const isHeld = (topic: number, at: number): boolean => (topic * 7 + at) % held === 0
const heldOut = topics().flatMap(({ id, lay }, topic) => lay.filter((_, at) => isHeld(topic, at)).map((question) => ({ id, question })))
/** The same of what people type, one phrase of each topic that has enough. */
const heldTyped = 7
const isTypedHeld = (topic: number, at: number): boolean => (topic + at) % heldTyped === 0
const typed = (id: string): readonly string[] => typedPhrases().get(id) ?? []
const typedOut = topics().flatMap(({ id }, topic) =>
  typed(id)
    .filter((_, at) => isTypedHeld(topic, at))
    .map((question) => ({ id, question })),
)
const everyday = readFileSync(join(import.meta.dirname, 'everyday-questions.fixture.txt'), 'utf8')
  .trim()
  .split('\n')

let withoutHeldOut: TopicFinder
let whole: TopicFinder
beforeAll(() => {
  withoutHeldOut = createTopicFinder({
    table: topics().map((each, topic) => ({ ...each, lay: each.lay.filter((_, at) => !isHeld(topic, at)) })),
    typed: new Map(topics().map(({ id }, topic) => [id, typed(id).filter((_, at) => !isTypedHeld(topic, at))])),
    outside: outsideSubjects(),
  })
  whole = openTopicFinder()
})

const share = (part: readonly unknown[], all: readonly unknown[]): number => (all.length === 0 ? 0 : part.length / all.length)
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

describe('the topics of a question', () => {
  it('are found by wordings that the index never read, as often as their confidence says', () => {
    const answers = heldOut.map(({ id, question }) => ({ id, found: withoutHeldOut.find(question) }))
    const said = answers.filter(({ found }) => found.length > 0)
    const right = said.filter(({ id, found }) => found.some(({ topic }) => topic.id === id))
    const each = said.flatMap(({ id, found }) => found.map(({ topic, confidence }) => ({ confidence, isRight: topic.id === id })))
    const bins = [0, 0.06, 0.115, 0.15, 0.2, 0.3, 0.5].map((from, at, all) =>
      each.filter(({ confidence }) => confidence >= from && confidence < (all[at + 1] ?? 1)),
    )
    const calibration = bins.map((bin) => ({
      n: bin.length,
      said: bin.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, bin.length),
      right: share(
        bin.filter(({ isRight }) => isRight),
        bin,
      ),
    }))
    console.info(
      [
        `${answers.length} held-out wordings: something said in ${percent(share(said, answers))}, right among the first three in ${percent(share(right, said))} of these`,
        ...calibration.map(
          ({ n, said: saidShare, right: rightShare }) => `confidence ${percent(saidShare)}: right ${percent(rightShare)} of ${n}`,
        ),
      ].join('\n'),
    )
    expect(share(right, said)).toBeGreaterThan(0.3)
    expect(share(right, answers)).toBeGreaterThan(0.18)
    for (const { n, said: saidShare, right: rightShare } of calibration)
      if (n >= 50) expect(Math.abs(saidShare - rightShare)).toBeLessThan(0.1)
  })

  it('are found by phrases of a few words that the index never read', () => {
    const answers = typedOut.map(({ id, question }) => ({ id, found: withoutHeldOut.find(question) }))
    const said = answers.filter(({ found }) => found.length > 0)
    const right = said.filter(({ id, found }) => found.some(({ topic }) => topic.id === id))
    console.info(
      `${answers.length} held-out phrases: something said in ${percent(share(said, answers))}, the right topic named in ${percent(share(right, answers))}`,
    )
    expect(answers.length).toBeGreaterThan(1000)
    expect(share(said, answers)).toBeGreaterThan(0.86)
    expect(share(right, answers)).toBeGreaterThan(0.68)
  })

  it('are not named for what is no matter of law', () => {
    const silent = everyday.filter((question) => whole.find(question).length === 0)
    console.info(`${everyday.length} everyday questions and nonsense: nothing said in ${percent(share(silent, everyday))}`)
    expect(share(silent, everyday)).toBeGreaterThanOrEqual(0.9)
  })

  it('are the topic itself for its own wordings', () => {
    const asked = topics().map(({ id, lay }) => ({ id, found: whole.find(lay[0] ?? '') }))
    const first = asked.filter(({ id, found }) => found[0]?.topic.id === id)
    expect(share(first, asked)).toBeGreaterThan(0.85)
  })

  it('are few and always the same', () => {
    for (const { question } of heldOut.slice(0, 200)) {
      const found = whole.find(question)
      expect(found.length).toBeLessThanOrEqual(maxLikely)
      expect(whole.find(question)).toEqual(found)
    }
  })

  it('are found in any writing, and in a question of any length', () => {
    const question = 'me despidieron estando embarazada y quiero volver a mi trabajo con fuero maternal'
    const ids = (text: string): string[] => whole.find(text).map(({ topic }) => topic.id)
    expect(ids(question)[0]).toBe('lab-fuero-maternal')
    expect(ids(question.toUpperCase())).toEqual(ids(question))
    expect(ids(question.normalize('NFD'))).toEqual(ids(question))
    expect(ids(`${question} `.repeat(50))).toEqual(ids(question))
    expect(ids('')).toEqual([])
    expect(ids('despido')).toEqual([])
    expect(ids('¿¡…?!')).toEqual([])
  })
})

describe('the finder of a thread', () => {
  it('is computed in turns with others, and at once for whoever asks before its end', async () => {
    vi.resetModules()
    vi.doMock('./topic-cache.ts', () => ({ topicCache: { read: () => null, write: () => undefined } }))
    const { openTopicFinder: openAnew, openTopicFinderInTurns } = await import('./topic-finder.ts')
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 0)
    const inTurns = openTopicFinderInTurns()
    await vi.waitFor(() => expect(turns).toBeGreaterThan(5), { interval: 1 })
    const asked = openAnew()
    await inTurns
    clearInterval(counting)
    expect(openAnew()).toBe(asked)
    const [question = ''] = everyday
    expect(asked.find(question)).toEqual(whole.find(question))
    vi.doUnmock('./topic-cache.ts')
  })
})
