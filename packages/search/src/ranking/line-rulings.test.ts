import type { DecidedPlace } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { directionOn } from './line-rulings.ts'

const supreme = 'corte_suprema nulidad penal'
const decided = (article: string, favoured: DecidedPlace['favoured'], kind = supreme): DecidedPlace => ({
  article,
  place: '',
  kind,
  appellant: 'respondent',
  favoured,
})
const whole = (kind = supreme): string[] => ['respondent', `${kind}|respondent|respondent`]

it('a decision favours on an article whom it favours there, not as a whole', () => {
  expect(directionOn(['CPP:85'], whole(), [decided('CPP:85', 'claimant')])).toEqual({ favoured: 'claimant', restsOnOthers: false })
  expect(directionOn(['CPP:85'], whole(), [decided('CPP:85', 'claimant'), decided('CPP:85', 'respondent')]).favoured).toBeNull()
})

it('a review that succeeds on another ground favours nobody on the article', () => {
  expect(directionOn(['CPP:85'], whole(), [decided('CP:97', 'respondent')])).toEqual({ favoured: null, restsOnOthers: true })
  expect(directionOn(['CPP:85'], whole(), [])).toEqual({ favoured: 'respondent', restsOnOthers: false })
})

it('a case of first instance, and a line on a question, have the direction of the whole', () => {
  const instance = 'laboral'
  expect(directionOn(['CT:162'], whole(instance), [decided('CT:160', 'respondent', instance)])).toEqual({
    favoured: 'respondent',
    restsOnOthers: false,
  })
  expect(directionOn([], whole(), [decided('CP:97', 'claimant')])).toEqual({ favoured: 'respondent', restsOnOthers: false })
})
