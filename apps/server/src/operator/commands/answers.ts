import { countRatings, findReportedAnswers, listReportedAnswers } from '@basejuris/database'
import { dayMs } from '@basejuris/domain/calendar'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { describeReport } from '../../modules/assistant/chat/reported-answer.ts'
import { defineCommand } from '../define-command.ts'

const maxListed = 200
const ratedDays = 30

/** How users rated answers of the last days, and the errors that they reported. */
export const listAnswers = defineCommand({
  request: z.object({}),
  run: async (_, { platform: { services } }) => {
    const [ratings, reports] = await Promise.all([
      countRatings(services.db, new Date(Date.now() - ratedDays * dayMs)),
      listReportedAnswers(services.db, maxListed),
    ])
    return { days: ratedDays, ...ratings, reports: reports.map((message) => describeReport(services, message)) }
  },
})

export const showAnswer = defineCommand({
  request: z.object({ reference: z.string().regex(/^[0-9a-f-]{8,36}$/i) }),
  run: async ({ reference }, { platform: { services } }) => {
    const [message, another] = await findReportedAnswers(services.db, reference.toLowerCase())
    if (message === undefined) throw new OperatorError(`No hay un error informado ${reference}. Si su usuario lo borró, ya no existe.`)
    if (another !== undefined) throw new OperatorError(`Hay varios que empiezan con ${reference}: escriba más caracteres.`)
    return describeReport(services, message)
  },
})
