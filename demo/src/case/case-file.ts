import { courtFor, courtOfAppeal, type Seat } from '../fiction/courts.ts'
import { afps, banks, inventEntity, isapres } from '../fiction/entities.ts'
import { initialsOf, inventPerson, type Person, withCourtesyTitle } from '../fiction/names.ts'
import { metropolitanComunas, streets } from '../fiction/places.ts'
import type { Day } from '../language/dates.ts'
import { withThousandsDots } from '../language/number-words.ts'
import type { Matter, PartyKind } from '../matter.ts'
import type { Rng } from '../random/rng.ts'

export interface Party {
  /** In running text: «don Pedro …», «Comercial Los Aromos SpA». */
  readonly named: string
  readonly bare: string
  /** In captions. */
  readonly short: string
  readonly feminine: boolean
}

/** The facts of a case that stay the same in all instances. */
export interface CaseFile {
  readonly matter: Matter
  readonly seat: Seat
  readonly comuna: string
  readonly actor: Party
  readonly respondent: Party
  readonly third: Person
  readonly victim: Person
  readonly child: Person
  readonly actorLawyer: Person
  readonly respondentLawyer: Person
  readonly prosecutor: Person
  readonly defender: Person
  readonly address: string
  /** Court before which the case of a Tribunal Constitucional ruling is pending, with its article. */
  readonly pendingCourt: string
  readonly rut: string
  readonly ruc: string
  readonly days: Readonly<Record<'contract' | 'fact' | 'end' | 'claim' | 'decided', Day>>
  readonly money: Readonly<Record<'salary' | 'main' | 'second' | 'third', number>>
  readonly numbers: Readonly<Record<'childAge' | 'years' | 'months' | 'days' | 'percent' | 'uf' | 'utm', number>>
  readonly chosen: ReadonlyMap<string, string>
}

const asParty = (rng: Rng, kind: PartyKind, comuna: string, foreign: boolean, other?: Party): Party => {
  if (kind === 'persona' || kind === 'mujer') {
    let person = inventPerson(rng, foreign, kind === 'mujer')
    while (other !== undefined && person.feminine === other.feminine) person = inventPerson(rng, foreign)
    return { named: withCourtesyTitle(person), bare: person.name, short: person.surnames, feminine: person.feminine }
  }
  const entity = inventEntity(rng, kind, comuna)
  return { named: entity.named, bare: entity.name, short: entity.name, feminine: entity.feminine }
}

/** A respondent that the matter itself names: «el Servicio Nacional de Migraciones». */
const namedParty = (named: string): Party => {
  const bare = named.replace(/^(?:el|la) /, '')
  return { named, bare, short: bare, feminine: !named.startsWith('el ') }
}

/** Check digit of a RUT (módulo 11). */
const rutWithDigit = (body: number): string => {
  let sum = 0
  let factor = 2
  for (let rest = body; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * factor
    factor = factor === 7 ? 2 : factor + 1
  }
  const digit = 11 - (sum % 11)
  return `${withThousandsDots(body)}-${digit === 11 ? '0' : digit === 10 ? 'K' : digit}`
}

export function inventAddress(rng: Rng): string {
  return `${rng.chance(0.5) ? 'calle ' : ''}${rng.pick(streets)} N° ${rng.between(11, 9800)}`
}

/** An amount rounded as in rulings. Wages and prices grow with the years. */
const moneyAt = (rng: Rng, year: number, from: number, to: number): number => {
  const growth = 0.35 + (year - 1998) * 0.04
  const unit = rng.pick([1, 1, 10, 1000, 50_000])
  return Math.max(unit, Math.round((rng.between(from, to) * growth) / unit) * unit)
}

const occupationPairs =
  'operario de bodega/operaria de bodega|vendedor/vendedora|conductor/conductora|jefe de turno/jefa de turno|guardia de seguridad/guardia de seguridad|administrativo contable/administrativa contable|técnico en mantención/técnica en mantención|cajero/cajera|supervisor de ventas/supervisora de ventas|asistente de párvulos/asistente de párvulos|maestro soldador/maestra soldadora|ejecutivo comercial/ejecutiva comercial|garzón/garzona|auxiliar de aseo/auxiliar de aseo|ingeniero de proyectos/ingeniera de proyectos|analista de cobranza/analista de cobranza|profesor de lenguaje/profesora de lenguaje|operador de grúa horquilla/operadora de grúa horquilla|enfermero clínico/enfermera clínica|ayudante de cocina/ayudante de cocina|capataz/capataz|recepcionista/recepcionista|reponedor/reponedora|secretario/secretaria|manipulador de alimentos/manipuladora de alimentos|electricista/electricista|temporero agrícola/temporera agrícola|tripulante/tripulante|jardinero/jardinera|programador/programadora|prevencionista de riesgos/prevencionista de riesgos|contador/contadora|comerciante/comerciante|técnico paramédico/técnica paramédica|chofer/chofer|constructor civil/constructora civil'
    .split('|')
    .map((pair) => pair.split('/'))

/** An occupation in the gender of the person who has it. */
export function inventOccupation(rng: Rng, feminine: boolean): string {
  return rng.pick(occupationPairs)[feminine ? 1 : 0] ?? ''
}

const words = {
  hospital: [
    'Hospital Doctor Eleuterio Vidal',
    'Hospital San Estanislao',
    'Hospital Base Los Canelos',
    'Hospital Clínico El Aguaribay',
    'Hospital Santa Prisca',
    'Hospital Doctora Amanda Lizama',
  ],
  nacionalidad: ['venezolana', 'colombiana', 'haitiana', 'peruana', 'boliviana', 'dominicana', 'ecuatoriana', 'cubana'],
  isapre: isapres,
  afp: afps,
  banco: banks.map((name) => `el ${name}`),
  institucion: [
    'Servicio de Salud',
    'Servicio de Impuestos Internos',
    'Gendarmería de Chile',
    'Dirección del Trabajo',
    'Servicio de Vivienda y Urbanización',
    'Junta Nacional de Jardines Infantiles',
    'Subsecretaría de Redes Asistenciales',
  ],
} as const

const chooseWords = (rng: Rng, matter: Matter, feminine: boolean): ReadonlyMap<string, string> => {
  const chosen = new Map([['cargo', inventOccupation(rng, feminine)]])
  for (const [name, list] of Object.entries(words)) chosen.set(name, rng.pick<string>(list))
  for (const [name, list] of Object.entries(matter.lists ?? {})) if (name !== 'demandado') chosen.set(name, rng.pick(list))
  return chosen
}

const inventDays = (rng: Rng, firstRuling: Day): CaseFile['days'] => {
  const claim = firstRuling - rng.between(45, 420)
  const end = claim - rng.between(8, 58)
  const fact = end - rng.between(3, 160)
  return { decided: firstRuling, claim, end, fact, contract: fact - rng.between(180, 4200) }
}

const people = (rng: Rng) => ({
  third: inventPerson(rng),
  victim: inventPerson(rng),
  child: inventPerson(rng),
  actorLawyer: inventPerson(rng),
  respondentLawyer: inventPerson(rng),
  prosecutor: inventPerson(rng),
  defender: inventPerson(rng),
})

/** Invents the facts of a case first decided on a day at a seat. */
export function inventCase(rng: Rng, matter: Matter, seat: Seat, firstRuling: Day, year: number): CaseFile {
  const comuna = seat.town.name === 'Santiago' ? rng.pick(metropolitanComunas) : seat.town.name
  const kinds = matter.parties ?? { actor: 'persona', demandado: 'empresa' }
  const foreign = matter.id.includes('migra') || matter.id.includes('expulsion')
  const days = inventDays(rng, firstRuling)
  const actor = asParty(rng, kinds.actor, comuna, foreign)
  return {
    matter,
    seat,
    comuna,
    actor,
    respondent:
      matter.lists?.['demandado'] === undefined
        ? asParty(rng, kinds.demandado, comuna, false, matter.collection === 'familia' ? actor : undefined)
        : namedParty(rng.pick(matter.lists['demandado'])),
    ...people(rng),
    address: `${inventAddress(rng)}, comuna de ${comuna}`,
    pendingCourt: rng.chance(0.4)
      ? `la ${courtOfAppeal(seat)}`
      : `el ${courtFor(rng, rng.pick(['civil', 'penal', 'laboral']), seat, false)}`,
    rut: rutWithDigit(rng.between(5_000_000, 25_000_000)),
    ruc:
      matter.collection === 'penal'
        ? `${String(year).slice(2)}${String(rng.between(10_000, 1_399_999)).padStart(8, '0')}-${rng.pick(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'K'])}`
        : `${String(year).slice(2)}-4-0${rng.between(100_000, 699_999)}-${rng.between(0, 9)}`,
    days,
    money: {
      salary: Math.round(moneyAt(rng, year, 350_000, 2_400_000) / 10) * 10,
      main: moneyAt(rng, year, 1_200_000, 48_000_000),
      second: moneyAt(rng, year, 400_000, 12_000_000),
      third: moneyAt(rng, year, 150_000, 5_000_000),
    },
    numbers: {
      childAge: rng.between(1, 16),
      years: Math.max(1, Math.round((days.end - days.contract) / 365)),
      months: rng.between(2, 11),
      days: rng.between(3, 90),
      percent: rng.between(5, 90),
      uf: rng.between(40, 4800),
      utm: rng.between(1, 60),
    },
    chosen: chooseWords(rng, matter, actor.feminine),
  }
}

export function childInitials(file: CaseFile): string {
  return initialsOf(file.child)
}
