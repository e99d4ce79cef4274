import type { QuestionDemand } from '@basejuris/search'

/** Roots of verbs, and of nouns made of them, by which rulings say the same. A question may use any word of a row. On folded text, as all here. */
const verbs: readonly string[] = [
  'comet perpetr delinqu',
  'conduc conduj manej',
  'sustra sustrac hurt robo aprop arrebat',
  'choc choco colis impact embist',
  'avalu tasad valor',
  'admit admis confes',
  'adeud deuda impag insolut moros',
  'incaut decomis',
  'padec sufr aquej diagnosticad',
  'desempeñ ejerc ocup',
  'ubic situ emplaz',
  'abarc comprend superfici extension cubr',
  'pidio pide pid ped solicit impetr',
  'neg nego negad deneg rechaz desestim',
  'cumpl satisfac alcanz',
  'emit emision elabor confeccion evacu',
  'venc exigibl',
  'port posesion tenencia mantuv manten transport',
  'arroj dio result',
  'mantuv mantien manten',
  'opus opuso opuest opon oposicion',
  'interpus interpuest interpon interposicion',
  'deduj deduc dedujo',
  'detuv detien deten detencion detenid',
  'suscri suscrib suscripcion',
  'decret impus impon',
  'obten obtuv logr',
  'renunci dimit dimision',
  'fallec muert murio muri defuncion deces',
  'arrend arriend',
  'trabaj labor prest',
  'termin finaliz conclu',
  'acredit prob demostr establec exist',
]

/** Nouns that name the same thing, or a kind of it. As whole roots. */
const nouns: readonly string[] = [
  'enfermedad patologi diagnostic trastorn sindrom',
  'cargo puesto funcion',
  'labor funcion tarea cargo',
  'pena conden',
  'vehicul automovil camionet motociclet camion bus furgon',
  'examen examin alcoholemi perici peritaj',
  'remuneracion sueld salari remun ganab gan percib',
  'lesion herid contusion fractur',
]

/** What a body does on the day of its resolution, in any of these words. */
const ofBody = 'sesion reuni reunion deliber decid decision resolv resolvi resolucion pronunci dict acord acuerd'.split(' ')

const alike = verbs.map((row) => row.split(' '))
const things = nouns.map((row) => row.split(' '))
const minRoot = 4
/** A shorter word of a row is no beginning: «pena» is not «penal». */
const minBeginning = 5
/** Endings of verbs, and of nouns made of them, that the stems of the index keep. */
const ending = /(?:aron|ieron|eron|aban|aba|ab|ando?s?|iendo?s?|iend|ian|ia|io|i|ad|id|ar|er|ir|an|en|a|acion|icion|imient|amient)$/u
/** Who takes part is none of what is done: «demandante» is no «demanda». On stems. */
const person = /^(?:demand|recurr|ejecut|acus|imput|reclam|apel|querell|denunci|solicit|conden|contrat|sentenci)(?:ant|ent|ad|id)$/u

const rootOf = (stem: string): string => {
  const root = person.test(stem) ? stem : stem.replace(ending, '')
  return root.length < minRoot ? stem : root
}

const isOfRow = (root: string, stem: string, row: readonly string[]): boolean =>
  row.some((each) => root === each || stem === each || (each.length >= minBeginning && root.startsWith(each) && !roleStem.test(stem)))

interface ReadStem {
  readonly root: string
  /** Places in `alike` and in `things`. */
  readonly rows: readonly number[]
  readonly things: readonly number[]
}

const memo = new Map<string, ReadStem>()

function readStem(stem: string): ReadStem {
  const known = memo.get(stem)
  if (known !== undefined) return known
  const root = rootOf(stem)
  const read = {
    root,
    rows: alike.flatMap((row, at) => (isOfRow(root, stem, row) ? [at] : [])),
    things: things.flatMap((row, at) => (row.includes(root) || row.includes(stem) ? [at] : [])),
  }
  if (memo.size < maxStems) memo.set(stem, read)
  return read
}

const maxStems = 50_000

/** Whether two stems are of one word, or of two that say the same of a fact. */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [readStem(one), readStem(other)]
  if (roleStem.test(one) !== roleStem.test(other)) return false
  return first.rows.some((row) => second.rows.includes(row)) || isSameThing(one, other)
}

/** Whether two stems are of one noun, or of two that name the same thing. */
export function isSameThing(one: string, other: string): boolean {
  const [first, second] = [readStem(one), readStem(other)]
  return first.root === second.root || first.things.some((row) => second.things.includes(row))
}

/** Who a case is about, under the names that change with its stage; those whose names are masked too. On stems. */
const roleStem =
  /^(?:actor|trabajador|conductor|victim|intern|titular|extranjer|contribuyent|pacient|afiliad|amparad|acusad|imputad|sentenciad|condenad|encartad|enjuiciad|formalizad|recurrent|recurrid|ejecutad|ejecutant|demandad|demandant|reclamant|reclamad|querellad|querellant|denunciad|denunciant|solicitant|requerid|requirent|postulant|ofendid|person)$/u

/** Whether a demand names nothing but somebody of the case. */
export function isRole({ kind, wordings }: Pick<QuestionDemand, 'kind' | 'wordings'>): boolean {
  const [stem = '', ...more] = kind === 'words' ? (wordings[0] ?? []) : []
  return more.length === 0 && roleStem.test(stem)
}

export function isRoleStem(stem: string): boolean {
  return roleStem.test(stem)
}

/** Whether stems of a text name somebody of the case. */
export function namesRole(stems: readonly string[]): boolean {
  return stems.some((stem) => roleStem.test(stem))
}

/** Whether one of two words of what a body does stands for the other: «sesionó» for «resolvió». Nothing says that it did so on that day alone. */
export function isOfBodyAlike(one: string, other: string): boolean {
  const [first, second] = [readStem(one), readStem(other)]
  return ofBodySittings.has(first.root) && ofBody.some((each) => second.root === each || other === each)
}

const ofBodySittings: ReadonlySet<string> = new Set(['sesion', 'reuni', 'reunion', 'deliber'])

/** Whether stems of a text say what a demand of one word asks, in that word, one made of it, or another that says the same. */
export function saysAlike(stems: readonly string[], { kind, wordings }: Pick<QuestionDemand, 'kind' | 'wordings'>): boolean {
  const [stem, ...more] = kind === 'words' ? (wordings[0] ?? []) : []
  return stem !== undefined && more.length === 0 && stems.some((each) => isAlike(stem, each))
}
