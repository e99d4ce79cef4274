import type { Ruling } from '@basejuris/domain'
import { followCitations } from '@basejuris/ingestion'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { followWatches } from '../modules/workspace/watches/follow-watches.ts'
import type { TestApp } from './open-test-app.ts'

/** A ruling of the Corte Suprema that says `words` in its second considerando. */
export function supreme(id: string, docketNumber: string, words: string, rest: Partial<Ruling> = {}): Ruling {
  return buildRuling({
    docId: id,
    idSentence: id,
    docketNumber,
    rit: null,
    court: 'Corte Suprema',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    decidedOn: '2021-05-03',
    sections: buildSections(['Primero: Que es la de autos.', `Segundo: Que ${words}.`]),
    ...rest,
  })
}

let serial = 10_000
/** A ruling of a number of its own, and later ones that depart from it or follow it. */
export function rulingPair(name: string) {
  serial += 1
  const number = `${serial}-2020`
  const spoken = `rol N° ${Math.floor(serial / 1000)}.${String(serial % 1000).padStart(3, '0')}-2020`
  const own = serial
  return {
    spoken,
    watched: supreme(name, number, 'se rechaza'),
    departing: (id: string, rest: Partial<Ruling> = {}) =>
      supreme(
        id,
        `${own + 50_000}-2022`,
        `esta Corte no comparte lo resuelto por la Corte Suprema en los autos ${spoken}, considerando 7°`,
        {
          decidedOn: '2022-01-01',
          ...rest,
        },
      ),
    following: (id: string) =>
      supreme(id, `${own + 60_000}-2022`, `esta Corte comparte lo resuelto por la Corte Suprema en los autos ${spoken}`, {
        decidedOn: '2022-02-02',
      }),
  }
}

export async function readCitations({ services }: TestApp): Promise<void> {
  while (!(await followCitations(services.db)).done);
}

/** Reads the citations of what was stored and finds the news of every watch. Answers how many. */
export async function findNews(test: TestApp): Promise<number> {
  await readCitations(test)
  for (let added = 0; ; ) {
    const step = await followWatches(test.services, new Date())
    added += step.added
    if (step.done) return added
  }
}
