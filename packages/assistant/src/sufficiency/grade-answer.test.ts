import { describe, expect, it } from 'vitest'
import { type AnswerSigns, answers, gradeOf, isNear } from './grade-answer.ts'

const signs: AnswerSigns = {
  docId: 'r1',
  topic: 'agrees',
  hasTopic: true,
  isSureOfTopic: false,
  norm: 'unknown',
  isDecided: true,
  hasKind: true,
  isOfCountry: true,
  hasAdded: true,
  hasPoint: true,
  together: 0.3,
  ahead: 0,
  hasCondition: true,
  isBesideNamed: false,
  isAsDemanded: true,
  demands: 0.7,
  hasRarest: true,
  touchesRarest: true,
  touched: 0.7,
  isStory: false,
  isShort: false,
  isAsked: false,
  isOwnStory: false,
  isNamed: false,
  field: 'unknown',
  related: 1,
  level: 'alta',
  relevance: 0.9,
  leads: null,
  standsOut: false,
  stands: true,
  decides: null,
  likelihood: null,
}

describe('answers', () => {
  it('takes independent signs together', () => {
    expect(answers(signs)).toBe(true)
    expect(answers({ ...signs, topic: 'unknown' })).toBe(false)
    expect(answers({ ...signs, topic: 'unknown', demands: 0.85 })).toBe(true)
    expect(answers({ ...signs, topic: 'unknown', norm: 'agrees' })).toBe(true)
    expect(answers({ ...signs, topic: 'differs', demands: 0.95 })).toBe(true)
    expect(answers({ ...signs, topic: 'differs', demands: 0.95, level: 'media' })).toBe(false)
  })

  it.each([
    [{ stands: false }, 'a ruling that does not stand'],
    [{ isDecided: false }, 'one whose decision was not found'],
    [{ norm: 'differs' }, 'one on other norms'],
    [{ hasKind: false }, 'one that gives no amount where one is asked'],
    [{ isAsDemanded: false }, 'one found only after a court that the question names was left out'],
    [{ isOfCountry: false }, 'one that does not speak of the country whose law is asked for'],
    [{ hasAdded: false }, 'one that does not speak of what a question adds to the one before'],
    [{ field: 'differs', isSureOfTopic: true, level: 'media' }, 'one of another field than a question whose topic is sure'],
    [{ hasRarest: false }, 'one that does not speak of the rarest word'],
    [{ level: 'baja' }, 'one that the search calls hardly relevant'],
    [{ demands: 0.4 }, 'one that speaks of too little'],
    [{ relevance: 0.4 }, 'one of low relevance beside which others are as near'],
  ] satisfies [Partial<AnswerSigns>, string][])('refuses for %j: %s', (change: Partial<AnswerSigns>, _ruling: string) => {
    expect(answers({ ...signs, ...change })).toBe(false)
  })

  it('takes one of low relevance that stands out', () => {
    expect(answers({ ...signs, relevance: 0.4, standsOut: true })).toBe(true)
  })

  it('asks less of each word of a story, where no court speaks of all', () => {
    const story = { ...signs, isStory: true, hasRarest: false, demands: 0.4 }
    expect(answers(story)).toBe(true)
    expect(answers({ ...story, topic: 'differs' })).toBe(false)
    expect(answers({ ...story, topic: 'unknown', demands: 0.5 })).toBe(true)
  })
})

it('asks more of the words of a long question that tells no story', () => {
  const asked = { ...signs, isStory: true, isAsked: true, hasRarest: false, demands: 0.4 }
  expect(answers(asked)).toBe(false)
  expect(answers({ ...asked, demands: 0.5 })).toBe(true)
  expect(answers({ ...asked, topic: 'unknown', demands: 0.5 })).toBe(false)
  const outstanding = { ...asked, topic: 'unknown', level: 'media', demands: 0.3, standsOut: true } satisfies AnswerSigns
  expect(answers(outstanding)).toBe(true)
  expect(answers({ ...outstanding, touchesRarest: false })).toBe(false)
  expect(answers({ ...outstanding, relevance: 0.48 })).toBe(false)
})

it('answers a question of law by no ruling that says less of its points in one place than another one', () => {
  expect(answers({ ...signs, ahead: -0.1 })).toBe(true)
  expect(answers({ ...signs, isAsked: true, ahead: -0.03 })).toBe(true)
  expect(answers({ ...signs, isAsked: true, ahead: -0.04 })).toBe(false)
})

it('answers a question of law by the ruling that says its points in one place, ahead of all others', () => {
  const pointed: AnswerSigns = { ...signs, isAsked: true, demands: 0.3, level: 'media', relevance: 0.45, together: 0.45, ahead: 0.15 }
  expect(answers(pointed)).toBe(true)
  for (const less of [{ together: 0.44 }, { ahead: 0.14 }, { relevance: 0.44 }, { isAsked: false }, { topic: 'unknown' as const }])
    expect(answers({ ...pointed, ...less })).toBe(false)
  expect(answers({ ...pointed, topic: 'unknown', standsOut: true })).toBe(true)
})

it.each([
  [{ hasCondition: false }, 'that does not speak of the condition of a question'],
  [{ isBesideNamed: true }, 'that is none of those which a question names'],
] satisfies [Partial<AnswerSigns>, string][])('refuses for %j: a ruling %s', (change: Partial<AnswerSigns>, _ruling: string) => {
  expect(answers({ ...signs, ...change })).toBe(false)
})

describe('answers a story by the ruling that stands out', () => {
  const outstanding: AnswerSigns = {
    ...signs,
    topic: 'differs',
    demands: 0,
    hasRarest: false,
    isStory: true,
    touched: 0.4,
    level: 'media',
    relevance: 0.42,
    standsOut: true,
  }

  it('whatever the words, where its court speaks of enough of what is asked', () => {
    expect(answers(outstanding)).toBe(true)
    expect(answers({ ...outstanding, touched: 0.39 })).toBe(false)
    expect(answers({ ...outstanding, relevance: 0.41 })).toBe(false)
  })

  it('of which people tell in hardly a word of courts, where the ruling is more relevant and of no other field', () => {
    const own: AnswerSigns = { ...outstanding, isOwnStory: true, topic: 'agrees', touched: 0.25, relevance: 0.45 }
    expect(answers(own)).toBe(true)
    expect(answers({ ...own, isOwnStory: false })).toBe(false)
    expect(answers({ ...own, field: 'differs' })).toBe(false)
    expect(answers({ ...own, relevance: 0.44 })).toBe(false)
    expect(answers({ ...own, touched: 0.24 })).toBe(false)
    expect(answers({ ...own, topic: 'unknown' })).toBe(false)
    expect(answers({ ...own, topic: 'unknown', relevance: 0.5 })).toBe(true)
  })

  it('of which people tell, where its court says more of it in one place than any other', () => {
    const ownStory: AnswerSigns = { ...outstanding, isOwnStory: true, relevance: 0.43, touched: 0.2, ahead: 0.18 }
    expect(answers(ownStory)).toBe(true)
    expect(answers({ ...ownStory, ahead: 0.1 })).toBe(false)
    expect(answers({ ...ownStory, relevance: 0.4 })).toBe(false)
    expect(answers({ ...ownStory, field: 'differs' })).toBe(false)
    expect(answers({ ...ownStory, standsOut: false })).toBe(false)
    expect(answers({ ...ownStory, isOwnStory: false })).toBe(false)
  })

  it('whatever its rarest word, where the search is sure of it', () => {
    const sure: AnswerSigns = { ...outstanding, isAsked: true, touchesRarest: false, level: 'alta', relevance: 0.9, touched: 0.6 }
    expect(answers(sure)).toBe(true)
    expect(answers({ ...sure, level: 'media' })).toBe(false)
    expect(answers({ ...sure, touched: 0.59 })).toBe(false)
  })

  it('not where others are as relevant, where little is asked, nor where it does not decide', () => {
    expect(answers({ ...outstanding, standsOut: false })).toBe(false)
    expect(answers({ ...outstanding, isStory: false })).toBe(false)
    expect(answers({ ...outstanding, isDecided: false })).toBe(false)
    expect(answers({ ...outstanding, norm: 'differs' })).toBe(false)
    expect(answers({ ...outstanding, level: 'baja' })).toBe(false)
  })
})

it('answers a question by the ruling that stands apart in words and in meaning and agrees in topic', () => {
  const apart: AnswerSigns = {
    ...signs,
    demands: 0.1,
    hasRarest: false,
    related: 0,
    touched: 0,
    level: 'media',
    relevance: 0.45,
    leads: { isApart: true },
    standsOut: true,
  }
  expect(answers(apart)).toBe(true)
  expect(answers({ ...apart, topic: 'unknown', norm: 'agrees' })).toBe(false)
  expect(answers({ ...apart, leads: { isApart: false } })).toBe(false)
  expect(answers({ ...apart, leads: null })).toBe(false)
  expect(answers({ ...apart, standsOut: false })).toBe(false)
  expect(answers({ ...apart, relevance: 0.42 })).toBe(false)
  expect(answers({ ...apart, relevance: 0.42, touched: 0.4 })).toBe(false)
  expect(answers({ ...apart, relevance: 0.42, touched: 0.4, isSureOfTopic: true })).toBe(true)
})

describe('answers a story that words and meaning find first', () => {
  const leading: AnswerSigns = {
    ...signs,
    topic: 'unknown',
    demands: 0,
    hasRarest: false,
    touched: 0.4,
    level: 'media',
    relevance: 0.5,
    isOwnStory: true,
    leads: { isApart: false },
  }

  it('where two of four signs agree', () => {
    expect(answers(leading)).toBe(true)
    expect(answers({ ...leading, touched: 0.3 })).toBe(false)
    expect(answers({ ...leading, relevance: 0.45 })).toBe(false)
    expect(answers({ ...leading, touched: 0.3, topic: 'agrees' })).toBe(true)
    expect(answers({ ...leading, touched: 0.3, relevance: 0.45, topic: 'agrees', leads: { isApart: true } })).toBe(true)
  })

  it('and only where it leads, is counted, stands and is decided', () => {
    expect(answers({ ...leading, leads: null })).toBe(false)
    expect(answers({ ...leading, isOwnStory: false })).toBe(false)
    expect(answers({ ...leading, topic: 'agrees', relevance: 0.42 })).toBe(false)
    expect(answers({ ...leading, level: 'baja' })).toBe(false)
    expect(answers({ ...leading, stands: false })).toBe(false)
    expect(answers({ ...leading, isDecided: false })).toBe(false)
    expect(answers({ ...leading, norm: 'differs' })).toBe(false)
  })
})

it('does not answer where the court speaks only apart of what a short question names side by side', () => {
  const apart: AnswerSigns = { ...signs, topic: 'differs', demands: 1, related: 0.3 }
  expect(answers(apart)).toBe(false)
  expect(answers({ ...apart, related: 0.5 })).toBe(true)
  expect(answers({ ...apart, topic: 'agrees' })).toBe(true)
  expect(answers({ ...apart, isOwnStory: true })).toBe(true)
})

describe('isNear', () => {
  it('takes a ruling that stands out for a question of a likely topic, though the search does not count it', () => {
    const apart: AnswerSigns = { ...signs, topic: 'unknown', level: 'baja', demands: 0.1, relevance: 0.32, touched: 0.35, standsOut: true }
    expect(isNear(apart)).toBe(true)
    expect(isNear({ ...apart, hasTopic: false })).toBe(false)
    expect(isNear({ ...apart, topic: 'differs' })).toBe(false)
    expect(isNear({ ...apart, topic: 'differs', isStory: true })).toBe(true)
    expect(isNear({ ...apart, standsOut: false })).toBe(false)
    expect(isNear({ ...apart, relevance: 0.25 })).toBe(false)
    expect(isNear({ ...apart, touched: 0.2 })).toBe(false)
    expect(isNear({ ...apart, touched: 0.2, isStory: true })).toBe(true)
    expect(isNear({ ...apart, touched: 0.1, isStory: true })).toBe(false)
  })

  it('takes no ruling of another field of law for near, unless the search is sure of it or the norm agrees', () => {
    const other: AnswerSigns = { ...signs, topic: 'agrees', field: 'differs', level: 'media', demands: 0.6 }
    expect(isNear(other)).toBe(false)
    expect(isNear({ ...other, field: 'agrees' })).toBe(true)
    expect(isNear({ ...other, level: 'alta' })).toBe(true)
    expect(isNear({ ...other, norm: 'agrees' })).toBe(true)
  })

  it('takes no ruling of other topics for near that the search is not sure of', () => {
    const doubtful: AnswerSigns = { ...signs, topic: 'differs', level: 'baja', demands: 0.6 }
    expect(isNear(doubtful)).toBe(false)
    expect(isNear({ ...doubtful, topic: 'unknown' })).toBe(true)
  })

  it('takes a ruling for near to a short question where its words stand together', () => {
    const short: AnswerSigns = { ...signs, topic: 'differs', isShort: true, level: 'alta' }
    expect(isNear({ ...short, related: 0 })).toBe(false)
    expect(isNear({ ...short, related: 0.5 })).toBe(true)
    expect(isNear({ ...short, related: 0, isNamed: true })).toBe(true)
  })

  it('takes common words for chance where neither topic nor norm agrees and the rarest thing is not spoken of, but for a story', () => {
    const byWords: AnswerSigns = { ...signs, topic: 'unknown', demands: 0.6, level: 'baja' }
    expect(isNear(byWords)).toBe(true)
    expect(isNear({ ...byWords, touchesRarest: false })).toBe(false)
    expect(isNear({ ...byWords, touchesRarest: false, isStory: true })).toBe(true)
    expect(isNear({ ...byWords, touchesRarest: false, norm: 'agrees' })).toBe(true)
    expect(isNear({ ...byWords, demands: 0.2 })).toBe(false)
    expect(isNear({ ...byWords, demands: 0.2, level: 'media' })).toBe(true)
    expect(isNear({ ...byWords, demands: 0, level: 'media' })).toBe(true)
    expect(isNear({ ...byWords, demands: 0, level: 'media', isShort: true, touchesRarest: false })).toBe(false)
    expect(isNear({ ...byWords, demands: 0, touched: 0, level: 'media' })).toBe(false)
  })
})

describe('gradeOf', () => {
  it('has three grades', () => {
    const near = { ...signs, demands: 0.4 }
    const far: AnswerSigns = { ...signs, topic: 'differs', demands: 0.1, level: 'baja' }
    expect(isNear(near)).toBe(true)
    expect([gradeOf([far, signs]), gradeOf([far, near]), gradeOf([far]), gradeOf([])]).toEqual([
      'responde',
      'lo_mas_cercano',
      'no_lo_encontre',
      'no_lo_encontre',
    ])
    expect(isNear({ ...signs, level: 'minima' })).toBe(false)
  })
})

it('answers no question whose point the court never speaks of', () => {
  expect(answers(signs)).toBe(true)
  expect(answers({ ...signs, hasPoint: false })).toBe(false)
  const sure: AnswerSigns = { ...signs, hasPoint: false, standsOut: true, leads: { isApart: true } }
  expect(answers(sure)).toBe(true)
  expect(answers({ ...sure, level: 'media' })).toBe(false)
})

describe('likelihood', () => {
  const story: AnswerSigns = { ...signs, isStory: true, isOwnStory: true, topic: 'differs', demands: 0.1, level: 'media', relevance: 0.45 }

  const likely = (part: number): Pick<AnswerSigns, 'likelihood'> => ({ likelihood: { rank: 0, likely: part } })

  it('answers where all signs together are sure, though none is by itself', () => {
    expect(answers(story)).toBe(false)
    expect(answers({ ...story, ...likely(0.8) })).toBe(true)
    expect(answers({ ...story, ...likely(0.6) })).toBe(false)
  })

  it('refuses what one sign grants where all together doubt it', () => {
    expect(answers({ ...signs, ...likely(0.5) })).toBe(true)
    expect(answers({ ...signs, ...likely(0.2) })).toBe(false)
  })

  it('answers by one that the search calls hardly relevant where it says what is told, and calls it near where that is not sure', () => {
    const hardly: AnswerSigns = { ...story, level: 'baja', relevance: 0.3, touched: 0 }
    expect(answers({ ...hardly, ...likely(0.75) })).toBe(true)
    expect(answers({ ...hardly, ...likely(0.5) })).toBe(false)
    expect(isNear({ ...hardly, ...likely(0.5) })).toBe(true)
    expect(isNear({ ...hardly, ...likely(0.1) })).toBe(false)
  })

  it.each<[Partial<AnswerSigns>, string]>([
    [{ stands: false }, 'does not stand'],
    [{ isDecided: false }, 'decides nothing'],
    [{ hasKind: false }, 'gives no amount where one is asked'],
    [{ norm: 'differs' }, 'applies other norms'],
    [{ decides: 'unknown' }, 'decides neither way'],
  ])('never answers by a ruling with %j: it %s', (sign) => {
    expect(answers({ ...story, ...likely(0.99), ...sign })).toBe(false)
  })
})
