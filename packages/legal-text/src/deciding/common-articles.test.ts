import { expect, it } from 'vitest'
import { isCommonArticle, isFormalArticle } from './common-articles.ts'

it('tells articles of form and costs from those on recourses and detention, which may be the question of an order', () => {
  for (const key of ['CPC:144', 'CPC:170', 'CPP:297', 'AA-94-2015:5'])
    expect([key, isCommonArticle(key), isFormalArticle(key)]).toEqual([key, true, true])
  for (const key of ['CT:481', 'CPP:374', 'CPP:140']) expect([key, isCommonArticle(key), isFormalArticle(key)]).toEqual([key, true, false])
  expect([isCommonArticle('CT:161'), isFormalArticle('CT:161')]).toEqual([false, false])
})
