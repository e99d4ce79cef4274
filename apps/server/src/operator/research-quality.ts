import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Research } from '@basejuris/contract'
import { addUser, listDocIds, listRulings } from '@basejuris/database'
import { contrastedMatters } from '@basejuris/demo'
import { type UserActor, wilsonInterval } from '@basejuris/domain'
import { normLabel } from '@basejuris/legal-text'
import { eraseResearch, viewResearch } from '../modules/assistant/research/own-research.ts'
import { startResearch } from '../modules/assistant/research/start-research.ts'
import type { Services } from '../services.ts'

/** What a research job made of a matter on which both lines were planted. */
export interface MeasuredContrast {
  readonly matter: string
  /** `found`: rulings of the line opposite to that of the short answer. `wrong`: only others. `undecided`: the short answer takes no line. */
  readonly result: 'found' | 'wrong' | 'none' | 'undecided' | 'failed'
  readonly seconds: number
}

interface MeasureResearch {
  /** Rulings of the demonstration corpus that are stored. */
  readonly rulings?: number
  readonly onResearch?: (done: number) => void
  /** Runs what waits in the queue, where no worker does. */
  readonly runJobs?: () => Promise<void>
}

const lookMs = 50
const subjectsAsked = 2

/** Researches each matter of the demonstration corpus whose article was decided both ways. Its rulings must be stored. */
export async function measureResearch(
  services: Services,
  { rulings, onResearch, runJobs }: MeasureResearch = {},
): Promise<MeasuredContrast[]> {
  const actor = await addResearcher(services)
  const written = await writtenIds(services)
  const measured: MeasuredContrast[] = []
  for (const { id: matter, subjects, norm, lines } of contrastedMatters(rulings === undefined ? {} : { rulings })) {
    const message = `¿Qué se ha resuelto sobre ${subjects.slice(0, subjectsAsked).join(', ').toLowerCase()}, según el ${normLabel(norm)}?`
    const { estado, resultado } = await finish(services, actor, { message, runJobs })
    const lineOf = (docId: string | undefined) => lines.get(written.get(docId ?? '') ?? '')
    if (resultado === null) measured.push({ matter, result: 'failed', seconds: 0 })
    else measured.push({ matter, result: judge(resultado, lineOf), seconds: resultado.metodo.segundos })
    if (estado !== 'completado' && resultado !== null) throw new Error(`A memo of a research that is ${estado}`)
    onResearch?.(measured.length)
  }
  return measured
}

type Memo = NonNullable<Research['resultado']>

function judge({ respuesta, razonamiento, contraria }: Memo, lineOf: (docId: string | undefined) => string | undefined) {
  const [leading] = [respuesta, ...razonamiento.map((each) => each.respuesta)].flatMap(({ citas }) => citas)
  const line = lineOf(leading?.docId)
  if (line === undefined) return 'undecided'
  const others = contraria.respuesta?.sentencias ?? []
  if (others.length === 0) return 'none'
  return others.some(({ docId }) => ![undefined, line].includes(lineOf(docId))) ? 'found' : 'wrong'
}

interface Asked {
  readonly message: string
  readonly runJobs: MeasureResearch['runJobs'] | undefined
}

async function finish(services: Services, actor: UserActor, { message, runJobs }: Asked): Promise<Research> {
  const { id } = await startResearch(services, actor, { message, at: new Date() })
  await runJobs?.()
  for (;;) {
    const research = await viewResearch(services, actor, id)
    if (research.estado !== 'pendiente' && research.estado !== 'en_curso') {
      await eraseResearch(services, actor, id)
      return research
    }
    await wait(lookMs)
  }
}

async function addResearcher({ db }: Pick<Services, 'db'>): Promise<UserActor> {
  const userId = randomUUID()
  await addUser(db, { id: userId, email: `${userId}@ejemplo.test`, passwordHash: null, createdAt: new Date() })
  return { kind: 'user', userId, sessionId: '' }
}

/** Ids of the corpus by those of the stored rulings. */
async function writtenIds({ db }: Pick<Services, 'db'>): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (let after: string | undefined; ; ) {
    const page = await listDocIds(db, { limit: 500, ...(after === undefined ? {} : { after }) })
    for (const { docId, idSentence } of await listRulings(db, page)) ids.set(docId, idSentence)
    after = page.at(-1)
    if (after === undefined) return ids
  }
}

/** The figures as lines of text. */
export function formatContrasts(measured: readonly MeasuredContrast[]): string {
  const count = (result: MeasuredContrast['result']) => measured.filter((each) => each.result === result).length
  const { from, to } = wilsonInterval(count('found'), measured.length)
  const times = measured.map(({ seconds }) => seconds).sort((a, b) => a - b)
  const percent = (share: number) => (share * 100).toFixed(0)
  return [
    `línea contraria hallada: ${count('found')} de ${measured.length} (${percent(count('found') / measured.length)} % [${percent(from)}–${percent(to)}])`,
    `sin hallar ${count('none')}, solo otras ${count('wrong')}, respuesta sin línea ${count('undecided')}, fallidas ${count('failed')}`,
    `segundos p50 ${times[times.length >> 1]}, máximo ${times.at(-1)}`,
    ...measured.filter(({ result }) => result !== 'found').map(({ matter, result }) => `  ${matter}: ${result}`),
  ].join('\n')
}

/** The least share of contrary lines that must be found. */
export const minContrastsFound = 0.9
