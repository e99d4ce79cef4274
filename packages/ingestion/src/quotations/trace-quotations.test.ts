import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  findTracedTexts,
  listQuotations,
  listRepeatedConsiderandos,
  listRepetitions,
  lockDataFolder,
  openDatabase,
  putNorms,
  putRulings,
  removeRulings,
  rewriteRuling,
} from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { buildNorm, buildRuling, buildSections, describeEachDatabase } from '@basejuris/testkit'
import { describe, expect, inject, it } from 'vitest'
import { followCitations } from '../citation-graph/follow-citations.ts'
import { readTexts } from '../citations/read-texts.ts'
import { followTexts } from './follow-texts.ts'
import { QuotationTracer } from './trace-quotations.ts'

const firstPage = { offset: 0, limit: 10 }
const consumers = 19_496
const said =
  'el plazo para deducir la acción corre desde que la interesada tuvo noticia cierta del acto que impugna, y no desde la fecha en que la autoridad lo dictó sin notificarla'
const ruling = (id: string, decidedOn: string, considerandos: readonly string[], rest: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    idSentence: id,
    decidedOn,
    docketNumber: `${id.length}${decidedOn.slice(8)}-2020`,
    rit: null,
    sections: buildSections(considerandos),
    ...rest,
  })
const origin = ruling('origin', '2019-03-01', [`Primero: Que ${said}.`, 'Segundo: Que se acoge.'])
const quoting = ruling('quoting', '2021-04-01', [
  'Primero: Que se alegó otra cosa.',
  `Segundo: Que ya se dijo «${said}», lo que se comparte.`,
])

describeEachDatabase('tracing of quotations', (open) => {
  const store = (...rulings: Ruling[]) => putRulings(open().db, rulings)
  const follow = async (db = open().db, reader: ConstructorParameters<typeof QuotationTracer>[1] = null): Promise<number> => {
    while (!(await followCitations(db)).done);
    while (!(await followTexts(db)).done);
    const tracer = new QuotationTracer(db, reader)
    let traced = 0
    for (let step = await tracer.trace(2); !step.done; step = await tracer.trace(2)) traced += step.traced
    return traced
  }
  const traces = async ({ docId }: Ruling, db = open().db) =>
    (await listQuotations(db, docId, firstPage)).map(({ state, differences, idNorma, article, sources }) => ({
      state,
      differences,
      idNorma,
      article,
      sources: sources.map(({ sourceDocId, anchor, quoted }) => [sourceDocId, anchor, quoted]),
    }))
  const placed = { state: 'verbatim', differences: 0, idNorma: null, article: null, sources: [[origin.docId, 'p2', false]] }
  const unknown = { state: 'unknown', differences: 0, idNorma: null, article: null, sources: [] }

  it('finds the ruling where the words stand, without its number, whichever was stored first', async () => {
    await store(quoting)
    await follow()
    expect(await traces(quoting)).toEqual([unknown])
    await store(origin)
    await follow()
    expect(await traces(quoting)).toEqual([placed])
    const [row] = await listQuotations(open().db, quoting.docId, firstPage)
    const text = quoting.sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === row?.anchor)?.text
    expect(text?.slice(row?.startsAt, row?.endsAt)).toBe(said)
  })

  it('takes the words of quotations that wait from their reader, each by its place in the ruling', async () => {
    const words = 'la buena fe obliga a cada parte a informar a la otra de lo que sabe y de lo que razonablemente debía saber'
    const twice = ruling('twice', '2021-04-01', [`Primero: Que ya se dijo «${words}».`, `Segundo: Que también «${said}».`])
    await store(twice)
    await follow()
    await store(origin)
    const reader = { takeWritten: () => [words, `${said} siempre`].map((written) => ({ written, norms: [] })) }
    expect(await follow(open().db, reader)).toBe(1)
    expect(await traces(twice)).toEqual([
      unknown,
      { ...placed, state: 'different', differences: 1, sources: [[origin.docId, 'p2', false]] },
    ])
  })

  it('traces a quotation again whichever print of a long ruling it shares', async () => {
    const filler = (from: number): string => Array.from({ length: 4_000 }, (_, at) => `palabra${from + at}`).join(' ')
    const long = ruling('long', '2019-03-01', [`Primero: Que ${filler(0)} y ${said} y ${filler(4_000)}.`])
    await store(quoting)
    await follow()
    expect(await traces(quoting)).toEqual([unknown])
    await store(long)
    await follow()
    expect(await traces(quoting)).toEqual([{ ...placed, sources: [[long.docId, 'p2', false]] }])
  })

  it('tells other words apart, and shows that a later ruling or one that quotes them too is not their origin', async () => {
    const misquoted = ruling('misquoted', '2021-05-01', [`Primero: Que ya se dijo «${said.replace('noticia cierta', 'aviso verbal')}».`])
    const later = ruling('later', '2022-01-01', [`Primero: Que ${said}.`])
    const also = ruling('also', '2020-01-01', [`Primero: Que, como se dijo, «${said}».`])
    await store(origin, quoting, misquoted, later, also)
    await follow()
    expect(await traces(misquoted)).toMatchObject([{ state: 'different', differences: 2 }])
    expect((await traces(quoting))[0]?.sources).toEqual([
      [origin.docId, 'p2', false],
      [also.docId, 'p2', true],
      [later.docId, 'p2', false],
    ])
    await removeRulings(open().db, [origin.docId])
    await follow()
    expect(await traces(quoting)).toMatchObject([
      {
        state: 'unknown',
        sources: [
          [also.docId, 'p2', true],
          [later.docId, 'p2', false],
        ],
      },
    ])
  })

  it('does not mix fictional and real rulings', async () => {
    await store(origin, { ...quoting, fictional: false })
    await follow()
    expect(await traces(quoting)).toEqual([unknown])
  })

  it('finds the article that the ruling names, in the wording that has the words, when a norm is imported later too', async () => {
    const older =
      'Los proveedores no podrán negar injustificadamente la venta de bienes ni la prestación de servicios comprendidos en su giro.'
    const quotes = ruling('law', '2021-01-01', [
      `Primero: Que el artículo 13 de la Ley N° 19.496 dispone: «${older.replace('comprendidos en', 'incluidos dentro de')}».`,
      `Segundo: Que ese artículo 13 de la Ley N° 19.496 dice: «${older}».`,
    ])
    await store(quotes)
    await follow()
    expect(await traces(quotes)).toEqual([unknown, unknown])
    await putNorms(open().db, [buildNorm(61_438, { 13: older }, {}, { number: String(consumers) })])
    await follow()
    expect(await traces(quotes)).toEqual([
      { ...unknown, state: 'different', differences: 3, idNorma: 61_438, article: '13' },
      { ...unknown, state: 'verbatim', idNorma: 61_438, article: '13' },
    ])
  })

  it('follows a new version, a masking and a removal of either side', async () => {
    await store(origin, quoting)
    await follow()
    await store({ ...origin, sections: buildSections(['Primero: Que nada de eso se dice aquí.']) })
    await follow()
    expect(await traces(quoting)).toEqual([unknown])
    await store(origin)
    await follow()
    expect(await traces(quoting)).toEqual([placed])
    await open().db.transaction((tx) =>
      rewriteRuling(tx, origin.docId, {
        ruling: (one) => ({
          ruling: { ...one, sections: buildSections([`Primero: Que ${said.replace('la interesada', '[persona 1]')}.`]) },
          report: { kinds: [], scope: null, people: [], places: [] },
        }),
        text: (text) => text,
      }),
    )
    expect((await traces(quoting))[0]?.sources).toEqual([])
    expect(await findTracedTexts(open().db, origin.docId)).toBeUndefined()
    await follow()
    expect(await traces(quoting)).toEqual([placed])
    await removeRulings(open().db, [quoting.docId])
    await follow()
    expect(await traces(quoting)).toEqual([])
  })

  it('reads nothing twice, and everything again with a newer reader', async () => {
    await store(origin, quoting)
    expect(await follow()).toBe(1)
    expect(await follow()).toBe(0)
    await open().execute('update trace_progress set reader = 0')
    await open().execute('update ruling_prints set reader = 0')
    expect(await follow()).toBe(1)
  })

  it('is the same when two processes trace at once', async () => {
    const many = Array.from({ length: 6 }, (_, at) => ruling(`copy-${at}`, `2021-06-1${at}`, [`Primero: Que se dijo «${said}».`]))
    await store(origin, ...many)
    await Promise.all([follow(), follow()])
    await follow()
    for (const one of many) expect((await traces(one))[0]).toMatchObject({ state: 'verbatim' })
  })

  it('names the considerandos that stand again, by date, the first one first', async () => {
    const again = ruling('again', '2020-02-02', ['Primero: Que nada.', `Segundo: Que ${said}.`], { court: 'Corte Suprema' })
    await store(origin, again, quoting)
    await follow()
    expect(await listRepeatedConsiderandos(open().db, again.docId)).toEqual([
      { anchor: 'c2', rulings: 2, courts: 2, firstDocId: origin.docId },
    ])
    expect(await listRepetitions(open().db, { docId: again.docId, anchor: 'c2' }, firstPage)).toEqual([
      { docId: origin.docId, anchor: 'c1' },
      { docId: again.docId, anchor: 'c2' },
    ])
    await removeRulings(open().db, [origin.docId])
    expect(await listRepeatedConsiderandos(open().db, again.docId)).toEqual([])
  })

  it('marks what a ruling leaves undecided', async () => {
    const text = 'Segundo: Que se omite pronunciamiento sobre la excepción de caducidad, por innecesario.'
    const one = ruling('undecided', '2020-02-02', ['Primero: Que se acoge la acción.', text])
    await store(one)
    await follow()
    expect((await findTracedTexts(open().db, one.docId))?.undecided).toEqual([{ anchor: 'p3', from: expect.any(Number), to: text.length }])
  })

  it('leaves nothing half done when it is killed', { timeout: 120_000 }, async () => {
    const root = await mkdtemp(join(tmpdir(), 'basejuris-tracing-'))
    const child = spawn(process.execPath, [join(import.meta.dirname, 'follow-texts.killed-child.ts'), root, inject('databaseSnapshot')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      let steps = 0
      for await (const _ of createInterface({ input: child.stdout })) {
        steps += 1
        if (steps === 15) child.kill('SIGKILL')
      }
      if (child.signalCode === null) await once(child, 'exit')
      expect(steps).toBeGreaterThanOrEqual(15)
      const lock = lockDataFolder(root)
      const killed = await openDatabase({ folder: join(root, 'database'), lock })
      await follow(killed.db)
      const docIds = [0, 1, 2].map((at) => buildRuling({ idSentence: `killed-${at}` }).docId)
      for (const docId of docIds) {
        const rows = await listQuotations(killed.db, docId, firstPage)
        expect(rows).toHaveLength(1)
        expect(rows[0]?.state).not.toBeNull()
      }
      await killed.close()
      lock.release()
    } finally {
      child.kill('SIGKILL')
      await rm(root, { recursive: true, force: true })
    }
  })
})

describe('readTexts', () => {
  it('reads quotations over several paragraphs, and those of twelve words or more alone', () => {
    const [first, second] = [said.slice(0, 60), said.slice(61)]
    const sections = [
      {
        ...buildSections()[1],
        paragraphs: [
          { anchor: 'p1', text: `Que dijo: «${first}` },
          { anchor: 'p2', text: `${second}» y «lex artis».` },
        ],
      },
    ]
    expect(readTexts({ sections: sections as Ruling['sections'] }).quotations).toMatchObject([
      { anchor: 'p1', startsAt: 11, endAnchor: 'p2', endsAt: second.length },
    ])
  })
})
