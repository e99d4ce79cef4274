const words = (max: number): string => String.raw`(?:[\p{L}\d]+,? ){0,${max}}`
const violence = `(?:violencia (?:intrafamiliar|de g[eé]nero|dom[eé]stica)|maltrato habitual)`
const suffered = `(?:ejerc|sufr|padec|denunci|v[ií]ctimas?|hechos?|actos?|episodios?|situaci[oó]n|contexto|delitos?|causas?|agresi|amenaz|lesion|golp)`
const offence = String.raw`(?:(?:abusos?|agresi[oó]n|acoso|violencia) sexual(?:es)?|violaci[oó]n(?!\p{L})(?! (?:de|del|a|al|en) (?!menor|persona|mayor|un))|estupro)`
const crime = String.raw`(?:delitos?|cuasidelitos?|cr[ií]men(?:es)?|femicidio|homicidio|parricidio|lesiones|robo|hurto|estafas?|receptaci[oó]n|(?:micro)?tr[aá]fico|amenazas|abusos? sexual(?:es)?|apropiaci[oó]n indebida|cohecho|malversaci[oó]n|fraude al fisco)(?!\p{L})`
/** «Quien ha sido condenado»: what a norm says of anybody. */
const notAnybody = `(?<!quien(?:es)? (?:(?:ha|han|haya|hayan) )?)`
const upTo = (max: number): string => `(?:[^.;]{1,${max}} )?`
const child = String.raw`(?:menor(?:es)?(?: de edad)?|niñ[oa]s?|adolescentes?|lactante|pupil[oa]|hij[oa]s? (?:menor|adolescente|lactante|de (?:\d|1[0-7]) (?:años|meses)))(?!\p{L})`
const onBehalf = `(?:en|a) (?:favor|nombre|beneficio|(?:nombre y )?representaci[oó]n(?: legal)?) (?:de |del )`
const illness = String.raw`(?:psiqui[aá]tric[oa]s?|depresi[oó]n|depresiv[oa]s?|trastornos? (?:de|del|por|adaptativo|ansioso|mixto|bipolar|depresivo)|estr[eé]s postraum[aá]tico|esquizofrenia|vih|c[aá]ncer)(?!\p{L})`

/** Of the body, by the names that a diagnosis bears. */
const ofBody = String.raw`(?:(?:lumbago|lumbalgia|lumboci[aá]tica|ci[aá]tica|cervicalgia|dorsalgia|tendin[io]\p{L}+|epicondilitis|bursitis|t[uú]nel carpiano|manguito rotador|artrosis|artritis|osteo\p{L}+|escoliosis|fibromialgia|esguince|fracturas?|hernias?|tumor(?:es)?|leucemia|linfoma|epilepsia|diabet\p{L}+|hipertensi[oó]n|obesidad|hepatitis|cirrosis|tuberculosis|neumon[ií]a|silicosis|hipoacusia|infarto|insuficiencia (?:renal|card[ií]aca|respiratoria)|accidente (?:cerebro ?)?vascular|aneurisma|esclerosis|p[aá]rkinson|alzheimer|demencia|autis\p{L}+|asperger|alcoholismo|drogadicci[oó]n|endometriosis|preeclampsia|s[ií]ndrome (?:de|del)|enfermedad (?:de|del) (?!trabajo|trabajador))(?!\p{L})|trastorno)`
/** Whom an illness is said of: «padece», «se le diagnosticó», «refiere como diagnóstico el de». Who may suffer it by a law is nobody. */
const ails = String.raw`(?<!quien(?:es)? |personas? (?:que )?|pacientes? (?:que )?)(?:padec(?:e|en|[ií]an?|i[oó]|iendo|er)|padecid[oa]|aquejad[oa]|diagnostic(?:[oó]|aron|ado|ada|[aá]ndol[eo])|diagn[oó]stico|sufr(?:e|[ií]a|i[oó]|iendo)|portador(?:a)? de|cuadro (?:cl[ií]nico )?de)(?!\p{L})`

const within = (...forms: string[]): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${forms.join('|')})`, 'gu')

/** Small, with a capital and in capitals: sooner found than with the flag for any case. */
const inAnyCase = (...stems: string[]): RegExp =>
  new RegExp(stems.flatMap((stem) => [stem, stem.charAt(0).toUpperCase() + stem.slice(1), stem.toUpperCase()]).join('|'), 'gu')

interface Account {
  readonly pattern: RegExp
  /** Words of which the pattern has one. */
  readonly may: RegExp
  /** Capitals tell a name from other words: the text is read as it is written, and not in small letters. */
  readonly asWritten?: true
  /** Mentions from which a ruling is about it. A law, a programme or a protocol of the same name is no mention. */
  readonly min: number
}

/** What a text of any matter says of somebody's private life, as something that happened. */
const accounts: readonly Account[] = [
  {
    pattern: within(
      String.raw`${suffered}\p{L}* ${words(4)}${violence}(?!\p{L})`,
      String.raw`${violence} (?:hacia|(?:en )?contra(?!\p{L})|(?:de|por) parte|ejercid|cometid|respecto|reiterad)`,
      `femicidi[oa]s? (?:frustrad|tentad|consumad|[ií]ntimo)`,
    ),
    may: inAnyCase('violencia', 'maltrato habitual', 'femicid'),
    min: 1,
  },
  {
    pattern: within(
      `(?:v[ií]ctimas? de|sufri[oó]|denunci(?:ó|a|ando|ado|ada)(?: penal)?(?: haber sido v[ií]ctima)? (?:de|por|un|una)) ${words(3)}${offence}`,
      `abus(?:ó|aba|ado|ada) sexualmente`,
    ),
    may: inAnyCase('sexual', 'violaci', 'estupro'),
    min: 1,
  },
  {
    pattern: within(
      String.raw`(?:re)?(?:formalizad|imputad|procesad)[oa](?<=(?<!\p{L})${notAnybody}(?:fue|ha sido|sido|ser|siendo|encontr\p{L}+|encuentra|est[aá]|estar|y|,) (?:re)?(?:formalizad|imputad|procesad)[oa]) ${upTo(60)}${crime}`,
      `formalizaci[oó]n (?:en su contra|por (?:el|los) ${upTo(20)}${crime})`,
      String.raw`prisi[oó]n preventiva(?!\p{L})(?<=(?<!\p{L})(?:sujet[oa]|sometid[oa]|encontr\p{L}+|permanec\p{L}+|actualmente|quedando|qued[oó]) ${words(6)}prisi[oó]n preventiva)`,
    ),
    may: inAnyCase('formaliza', 'imputad', 'procesad', 'preventiva'),
    min: 1,
  },
  {
    pattern: within(
      String.raw`(?:acusad|condenad|detenid|sentenciad|denunciad|querellad)[oa](?<=(?<!\p{L})${notAnybody}(?:fue|ha sido|sido|siendo|result[oó]|y|,) \p{L}+) ${upTo(60)}${crime}`,
      `(?:querella(?: criminal)?|denuncia penal) ${upTo(40)}por ${upTo(30)}${crime}`,
    ),
    may: inAnyCase('acusad', 'condenad', 'detenid', 'sentenciad', 'denunciad', 'querell', 'denuncia penal'),
    min: 2,
  },
  {
    pattern: within(
      `${onBehalf}(?:(?:el|la|los|las|su|sus|mi|un|una) )?${child}`,
      String.raw`${onBehalf}(?:don |doña )?\p{Lu}\p{L}+(?: (?:de |del |la |los )*\p{Lu}\p{L}+){1,6},[^.;:]{0,90} menor(?:es)? (?:de edad|adult)`,
    ),
    may: inAnyCase('menor', 'niñ', 'adolescente', 'lactante', 'pupil'),
    asWritten: true,
    min: 1,
  },
  {
    pattern: within(String.raw`(?:padec|diagn[oó]stic|sufr|tratamiento|licencias?|portador|cuadro)\p{L}* ${words(5)}${illness}`),
    may: inAnyCase('psiqui', 'depresi', 'trastorno', 'estres', 'estrés', 'esquizofrenia', 'vih', 'cáncer', 'cancer'),
    min: 2,
  },
]

/** One person's illness, told once. */
const diagnosis: Account = {
  pattern: within(`${ails} ${words(5)}["“«(]?(?:${illness}|${ofBody})`),
  may: inAnyCase('padec', 'aquejad', 'diagn', 'sufre', 'sufrí', 'sufrió', 'sufrien', 'portador', 'cuadro'),
  min: 1,
}

/** Letters around a word of an account in which all of it is written. */
const around = 260

const reaches = (text: string, { pattern, may, min, asWritten }: Account): boolean => {
  let count = 0
  let read = 0
  for (const { index } of text.matchAll(may)) {
    if (index < read) continue
    const window = text.slice(Math.max(read, index - around), index + around).replace(/(?:<br\s*\/?>|\s)+/giu, ' ')
    const found = (asWritten === true ? window : window.toLowerCase()).match(pattern)?.length ?? 0
    count += found
    if (count >= min) return true
    if (found > 0) read = index + around
  }
  return false
}

/**
 * Whether a text of any matter tells of violence within a family, a sexual offence, or somebody before a criminal court. Also of a child for
 * whom one acts, or an illness that people conceal.
 */
export function hasPrivateAccount(text: string): boolean {
  return accounts.some((account) => reaches(text, account))
}

/** Whether a text says of somebody which illness that person has. The opinions of offices say it of people without a name. */
export function namesDiagnosis(text: string): boolean {
  return reaches(text, diagnosis)
}
