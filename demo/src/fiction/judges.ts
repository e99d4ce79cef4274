import { joinSeries } from '../language/series.ts'
import { Rng } from '../random/rng.ts'
import { inventPerson, type Person } from './names.ts'

export interface DemoMinister extends Person {
  /** «ministro», «ministra», «abogado integrante», «juez»… */
  readonly office: string
}

const bench = new Map<string, readonly Person[]>()

/** The invented judges of a court, the same during eight years. */
const benchOf = (court: string, year: number, size: number): readonly Person[] => {
  const key = `${court}|${Math.floor(year / 8)}`
  const cached = bench.get(key)
  if (cached !== undefined) return cached
  const rng = new Rng(key)
  const people = Array.from({ length: size }, () => inventPerson(rng))
  bench.set(key, people)
  return people
}

const minister = (person: Person): DemoMinister => ({ ...person, office: person.feminine ? 'ministra' : 'ministro' })
const lawyerMember = (person: Person): DemoMinister => ({
  ...person,
  office: person.feminine ? 'abogada integrante' : 'abogado integrante',
})
const judge = (person: Person): DemoMinister => ({ ...person, office: person.feminine ? 'jueza' : 'juez' })

const panel = (rng: Rng, people: readonly Person[], size: number, guests: number): DemoMinister[] => {
  const chosen = rng.shuffle(people).slice(0, size)
  return chosen.map((person, position) => (position >= size - guests ? lawyerMember(person) : minister(person)))
}

/** Chambers of a court of appeal, by its share of the country's cases. */
export function chamberCount(city: string): number {
  return city === 'Santiago' ? 12 : ['San Miguel', 'Valparaíso', 'Concepción'].includes(city) ? 6 : 2
}

/** The panel of a chamber of the Corte Suprema (five) or a court of appeal (three). */
export function chamberPanel(rng: Rng, court: string, chamber: number, year: number): readonly DemoMinister[] {
  if (court === 'Corte Suprema') return panel(rng, benchOf(`CS sala ${chamber}`, year, 6), 5, rng.chance(0.6) ? 1 : 0)
  return panel(rng, benchOf(`${court} ${chamber}`, year, 4), 3, rng.chance(0.45) ? 1 : 0)
}

export function plenary(rng: Rng, court: string, year: number, size: number): readonly DemoMinister[] {
  return panel(rng, benchOf(court, year, size + 2), size, 0)
}

/** One judge of a first-instance court, or three of a criminal court. */
export function trialJudges(rng: Rng, court: string, year: number, size: number): readonly DemoMinister[] {
  return rng
    .shuffle(benchOf(court, year, Math.max(size + 1, 3)))
    .slice(0, size)
    .map(judge)
}

/** «el ministro señor Pedro Salinas», with its article or `del`. */
export function judgeWithTitle(person: DemoMinister, article: 'el' | 'del' | ''): string {
  const title =
    person.office.startsWith('abogad') || person.office.startsWith('minist')
      ? `${person.office} ${person.feminine ? 'señora' : 'señor'}`
      : person.office
  const name = `${title} ${person.name}`
  if (article === '') return name
  if (article === 'el') return `${person.feminine ? 'la' : 'el'} ${name}`
  return `${person.feminine ? 'de la' : 'del'} ${name}`
}

/** «el ministro señor …, la ministra señora … y el abogado integrante señor …». */
export function benchInWords(judges: readonly DemoMinister[]): string {
  return joinSeries(judges.map((person) => judgeWithTitle(person, 'el')))
}
