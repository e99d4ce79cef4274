import { foldText } from '@basejuris/legal-text'

/** The law of another country, as a question asks for it. */
export interface ForeignLaw {
  /** Whose it is, behind «el derecho»: «de Argentina», «del Reino Unido». */
  readonly whose: string
  /** How a folded text names the country. */
  readonly named: RegExp
}

interface Country {
  readonly whose: string
  /** Its name. Folded. */
  readonly name: string
  /** Its adjective. Folded. */
  readonly adjective: string
  /** Laws that are nobody else's. Folded. */
  readonly laws?: string
}

const countries: readonly Country[] = [
  { whose: 'de Argentina', name: 'argentina', adjective: 'argentin[oa]s?' },
  { whose: 'de Bolivia', name: 'bolivia', adjective: 'bolivian[oa]s?' },
  { whose: 'de Brasil', name: 'brasil', adjective: 'brasileñ[oa]s?' },
  { whose: 'de Canadá', name: 'canada', adjective: 'canadienses?' },
  { whose: 'de Colombia', name: 'colombia', adjective: 'colombian[oa]s?' },
  { whose: 'de Costa Rica', name: 'costa rica', adjective: 'costarricenses?' },
  { whose: 'de Cuba', name: 'cuba', adjective: 'cuban[oa]s?' },
  { whose: 'de Ecuador', name: 'ecuador', adjective: 'ecuatorian[oa]s?' },
  { whose: 'de España', name: 'españa', adjective: 'español(?:a|es|as)?', laws: 'lopd|estatuto de los trabajadores' },
  { whose: 'de los Estados Unidos', name: 'estados unidos|ee\\.? ?uu', adjective: 'estadounidenses?|norteamerican[oa]s?' },
  { whose: 'de Francia', name: 'francia', adjective: 'frances(?:a|es|as)?' },
  { whose: 'de Alemania', name: 'alemania', adjective: 'aleman(?:a|es|as)?', laws: 'bgb' },
  { whose: 'de Italia', name: 'italia', adjective: 'italian[oa]s?' },
  { whose: 'del Reino Unido', name: 'inglaterra|reino unido', adjective: 'ingles(?:a|es|as)?|britanic[oa]s?' },
  { whose: 'de México', name: 'mexico', adjective: 'mexican[oa]s?' },
  { whose: 'de Panamá', name: 'panama', adjective: 'panameñ[oa]s?' },
  { whose: 'de Paraguay', name: 'paraguay', adjective: 'paraguay[oa]s?' },
  { whose: 'de Perú', name: 'peru', adjective: 'peruan[oa]s?' },
  { whose: 'de Portugal', name: 'portugal', adjective: 'portugues(?:a|es|as)?' },
  { whose: 'de Suiza', name: 'suiza', adjective: 'suiz[oa]s?' },
  { whose: 'de Uruguay', name: 'uruguay', adjective: 'uruguay[oa]s?' },
  { whose: 'de Venezuela', name: 'venezuela', adjective: 'venezolan[oa]s?' },
  {
    whose: 'de la Unión Europea',
    name: 'union europea',
    adjective: 'europe[oa]s?',
    laws: 'gdpr|rgpd|reglamento general de proteccion de datos',
  },
]

const law =
  '(?:cortes?|tribunal(?:es)?|juez|jueces|justicia|codigo|ley(?:es)?|derecho|constitucion|jurisprudencia|legislacion|normativa|norma|regulacion|ordenamiento|doctrina|directiva|reglamento)'
/** Words of the name of a law: neither somebody of that country nor what the law is applied to stands among them. */
const inName = String.raw`(?!(?:al?|ante|con|contra|en|para|por|sobre|una?|los|las|se|que|ciudadan\p{L}+|extranjer\p{L}+|migrante|trabajador\p{L}*|persona|niñ\p{L}+|hij\p{L}+|conyuge|imputad\p{L}+|empresa|sociedad|banco) )\p{L}+ `
/** What happened abroad is judged here: «celebrado en Perú», «vive en España». */
const abroad = String.raw`(?<!\b(?:(?!(?:despid|emplead|abogad|juzgad|mercad|jornad)[oa]s? )\p{L}+[ai]d[oa]s?|hech[oa]s?|dict\p{L}+|resid\p{L}+|viv\p{L}+|trabaj\p{L}+|nac\p{L}+|bienes|cuentas?|sucursal|domicilio|inmuebles?) )`

/** «la Corte Constitucional de Colombia», «el Código Civil argentino», «En Perú, ¿…?», «requisitos del despido en Perú», «GDPR». On folded text. */
const asksFor = countries.map(({ whose, name, adjective, laws }) => ({
  whose,
  asked: new RegExp(
    [
      String.raw`\b${law} (?:${inName}){0,4}(?:(?:de|en|del) (?:la |los )?(?:${name})|(?:${adjective}))\b`,
      String.raw`(?:^|[.;¿(])[^\p{L}]*en (?:${name})\b`,
      String.raw`${abroad}\ben (?:${name})[^\p{L}]*(?:$|[?¿])`,
      ...(laws === undefined ? [] : [String.raw`\b(?:${laws})\b`]),
    ].join('|'),
    'u',
  ),
  named: new RegExp(String.raw`\b(?:${[name, adjective, ...(laws === undefined ? [] : [laws])].join('|')})\b`, 'u'),
}))

/** The law here says what becomes of foreigners, rulings and acts of other countries. On folded text. */
const dealsWithAbroad =
  /\bchilen[oa]s?\b|\bchile\b|\bexequatur|\bextradi|\bexhorto|\btratados?\b|\bconvenios?\b|\bdoble tributacion\b|\bexpuls/u

/** The law of another country that a question asks for. Null where it asks for the law here. */
export function readForeignLaw(text: string): ForeignLaw | null {
  const folded = foldText(text)
  if (dealsWithAbroad.test(folded)) return null
  const found = asksFor.find(({ asked }) => asked.test(folded))
  return found === undefined ? null : { whose: found.whose, named: found.named }
}
