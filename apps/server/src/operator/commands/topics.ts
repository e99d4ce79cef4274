import { collectionIds } from '@basejuris/domain'
import { z } from 'zod'
import { defineCommand } from '../define-command.ts'

/** Every topic with the rulings that belong to it, real and fictional, the most frequent first. */
export const topicsCommand = defineCommand({
  request: z.object({}),
  run: async (_args, { platform: { services } }) => {
    const [real, fictional] = await Promise.all([
      services.search.topicReach({ collections: collectionIds, fictional: 'excluir' }),
      services.search.topicReach({ collections: collectionIds, fictional: 'solo' }),
    ])
    return real
      .map(({ id, name, total }, at) => ({ id, name, real: total, fictional: fictional[at]?.total ?? 0 }))
      .sort((left, right) => right.real - left.real || right.fictional - left.fictional || (left.id < right.id ? -1 : 1))
  },
})
