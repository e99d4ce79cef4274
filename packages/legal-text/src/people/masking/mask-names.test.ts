import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskNames, type NameContext } from './mask-names.ts'
import { namedPassages } from './testing/fictional-names.ts'

const everyone: NameContext = { scope: 'everyone', parties: [], officials: [] }
const masked = (text: string, changes: Partial<NameContext> = {}): string => maskNames(text, { ...everyone, ...changes }).text

describe('maskNames', () => {
  it('gives one person one number in every form of the name', () => {
    const text =
      'El imputado Anselmo Teobaldo Quiñenao Barraza y su conviviente doña Orfelina Trureo. QUIÑENAO negó los hechos. Don Anselmo dijo que Anselmo Quiñenao no fue; Trureo lo confirma. Menor de iniciales A.T.Q.B.'
    expect(masked(text)).toBe(
      'El imputado [persona 1] y su conviviente doña [persona 2]. [persona 1] negó los hechos. Don [persona 1] dijo que [persona 1] no fue; [persona 2] lo confirma. Menor de iniciales [persona 1]',
    )
  })

  it.each([
    ['en favor de Rosa del Carmen Messenger Palavecino, quien reclama', 'en favor de [persona 1], quien reclama'],
    ['La víctima Rosa Carta Soto declaró.', 'La víctima [persona 1] declaró.'],
    [
      'A folio 1, doña Aurora Zúñiga Le Fort interpone un recurso. Le pide a la Corte.',
      'A folio 1, doña [persona 1] interpone un recurso. Le pide a la Corte.',
    ],
  ])('hides the whole of a name with a dictionary word in it: %s', (text, hidden) => {
    expect(masked(text)).toBe(hidden)
  })

  it('shows all judges of a court whose town has a name of several words', () => {
    const text =
      'Sentencia pronunciada por los jueces de este Tribunal de Juicio Oral en lo Penal de San Antonio, don Tomás Rojas Paz, doña Elisa Soto Vera (S) y don Luis Pérez Lillo.'
    expect(masked(text)).toBe(text)
  })

  it('hides a name that the court adds in brackets, and no pseudonym of the source', () => {
    expect(
      masked(
        'La acusada Rosalba Inés Trureo Barraza negó los hechos. Había dos personas, ella [Rosalba] y otra, dijo [CAMILO] al [testigo].',
      ),
    ).toBe('La acusada [persona 1] negó los hechos. Había dos personas, ella [persona 1] y otra, dijo [CAMILO] al [testigo].')
  })

  it('hides the owner in the name of a company of one owner', () => {
    const text = 'El acusado Anselmo Teobaldo Rojas Soto negó los hechos. Cheque de TRANSPORTES ANSELMO ROJAS SOTO EIRL.'
    expect(masked(text)).toBe('El acusado [persona 1] negó los hechos. Cheque de TRANSPORTES [persona 1] EIRL.')
    expect(masked('El acusado Luis Prueba Soto pagó a Transportes Trureo EIRL y a Faro del Sur E.I.R.L.')).toBe(
      'El acusado [persona 1] pagó a Transportes Trureo EIRL y a Faro del Sur E.I.R.L.',
    )
  })

  it('tells a person from a town of the same name by what is done', () => {
    const text =
      'El acusado Juan Alberto Madrid Soto. A Madrid lo trasladan atrás, y a Madrid tampoco le pagaron. Viajó a Madrid, llegó a Madrid. Amenazaron a Madrid y le pegaron a Madrid. Ahí a Madrid se le cerró la puerta. La tía fue a dejar a Madrid a la casa, con otro amigo de Madrid.'
    expect(masked(text)).toBe(
      'El acusado [persona 1]. A [persona 1] lo trasladan atrás, y a [persona 1] tampoco le pagaron. Viajó a Madrid, llegó a Madrid. Amenazaron a [persona 1] y le pegaron a [persona 1]. Ahí a [persona 1] se le cerró la puerta. La tía fue a dejar a [persona 1] a la casa, con otro amigo de [persona 1].',
    )
  })

  it('hides a lawyer who is sued, and no other lawyer', () => {
    const text =
      'La abogada doña Ximena Ronda Bugueño demanda a don Luis Inventado Cornejo, abogado. El demandado don Luis Inventado Cornejo, abogado, contestó con el abogado don Pedro Rojas Paz. Se condena al demandado don Luis Inventado Cornejo. Lo dijo el señor Inventado Cornejo, abogado, según la contestación del abogado Cornejo.'
    expect(masked(text)).toBe(
      'La abogada doña Ximena Ronda Bugueño demanda a don [persona 1], abogado. El demandado don [persona 1], abogado, contestó con el abogado don Pedro Rojas Paz. Se condena al demandado don [persona 1]. Lo dijo el señor [persona 1], abogado, según la contestación del abogado [persona 1].',
    )
  })

  it('hides a given name alone that a publisher has too, of somebody named with it', () => {
    const text = 'La víctima Marcial Rivera Marín declaró. Marcial tenía un palo. La editorial Marcial Pons, y un arte marcial.'
    expect(masked(text.replace(', y un arte marcial', ''))).toContain('declaró. [persona 1] tenía un palo. La editorial Marcial Pons')
    expect(masked('Se constituyó en el domicilio de doña SORAYA, el ministro de fe Carlos Alberto Taiba Soto.')).toContain(
      'de doña [persona 1], el ministro',
    )
  })

  it('recognises the parties of the caption in any order and spelling', () => {
    const text = 'Comparece Zuberoa Kipchoge en contra de lo resuelto. KIPCHOGE LINDQVIST ZUBEROA estima que se la agravia.'
    expect(masked(text, { parties: ['KIPCHOGE LINDQVIST ZUBEROA'] })).toBe(
      'Comparece [persona 1] en contra de lo resuelto. [persona 1] estima que se la agravia.',
    )
  })

  it('recognises the parties of the caption in small letters, and one of their names misspelt between two others', () => {
    const text =
      'Lo tenía onofre, y onofre Tapia se fue. Luego onofre jmes tapia garay volvió. El imputado tapia se alejó por calle tapia hacia la pradera.'
    expect(masked(text, { parties: ['ONOFRE JAMES TAPIA GARAY'] })).toBe(
      'Lo tenía [persona 1], y [persona 1] se fue. Luego [persona 1] volvió. El imputado [persona 1] se alejó por calle tapia hacia la pradera.',
    )
  })

  it('leaves the words of a party that say something else', () => {
    const text = 'La casa blanca era clara; vera esto, en libertad, según la norma y la flores del jardín.'
    expect(masked(text, { parties: ['BLANCA CLARA VERA FLORES', 'NORMA LIBERTAD JARDIN'] })).toBe(text)
  })

  it.each([
    'La jueza doña Hortensia Bórquez Ulloa y el fiscal adjunto don Teodosio Larraguibel Muñoz.',
    'Integrada por los ministros señor Abelardo Cienfuegos Tobar, señora Edelmira Troncoso L. y el abogado integrante señor Custodio Munita R.',
    'Comparece don Liborio Escalante Puga, abogado, domiciliado en Santiago.',
    'Comparece Hermógenes Barros Pozo, Defensor Penal Público Penitenciario, y las Defensoras Penales Públicas Marta Reyes Soto y Ana Rubio Erazo.',
    'Relatora: Perpetua Illanes Cid\nDefensor: Rosendo Alfaro Castillo',
    'Pronunciado por los jueces de la Primera Sala del Tribunal de Juicio Oral en lo Penal de Talca, don Ulises Norambuena Paz quien presidió la audiencia, doña Marianela\nCuevas Guerra y doña María Cecilia Fuica Rojas.',
    'Digitador (a): José Anselmo Cuevas\nFiscal: Rosa Millán Paz',
    'como enseña Edelmiro Novoa, “Curso de Derecho Penal”, Tomo I. En el mismo sentido, Edelmiro Novoa agrega que la ley es estricta.',
    'Informa el director (s) del hospital, doctor Jorge Fuica Alegría. Autoriza doña Ximena Ruiz Paz, secretaria.',
    'en Prat con Vivar, en San Ignacio 646 y por Los Carrera hacia Orlandi',
    'el Kía Sportage, un tractor John Deere y un revólver Smith & Wesson',
    'en calle Manuel Montt con avenida Pedro de Valdivia, comuna de Pedro Aguirre Cerda',
    'Hospital Guillermo Grant Benavente, Ley Ricarte Soto, Universidad Andrés Bello, Villa Los Copihues',
    'Comercial Prudencio Oyarce Ltda. y Ferretería Carrasco',
    'Santiago, dos de enero de dos mil veintiuno. Corte de Apelaciones de Concepción. Castro, tres de mayo.',
    'Delégase en los señores Intendentes Regionales del país, y en los Gobernadores Provinciales.',
    'Según don Raúl Contreras Torres, autor de la Obra “El Delito de Estafa”, hay engaño.',
    'GUERRA PAZ, Luis, MORALES VIDELA, Matías y QUINTANILLA JEREZ, Gabriel (2020): “Tenencia de armas”, Santiago-Editorial Jurídica',
    'Cury Urzúa, Enrique, Derecho Penal, Parte General, Editorial Jurídica de Chile, pág. 120',
    'la víctima [XIMENA], la demandada PERSONA_JURIDICA000 y el menor de iniciales J.A.S.S.',
    'artículo 15 N° 1 del Código Penal, Ley N° 20.066, Código Orgánico de Tribunales, $250.000, 3 de mayo de 2020, RIT O-12-2020',
    'SE CONDENA, SIN COSTAS, AL ACUSADO, POR EL DELITO DE ROBO CON INTIMIDACIÓN, A LA PENA DE CINCO AÑOS Y UN DÍA DE PRESIDIO MAYOR EN SU GRADO MÍNIMO.',
  ])('leaves «%s»', (text) => {
    expect(masked(text)).toBe(text)
  })

  it.each([
    [
      'Anselmo Cuevas, alias «El Canela», y un tal “Rolo”. El “Rolo” huyó.',
      '[persona 1], alias «[persona 1]», y un tal “[persona 2]”. El “[persona 2]” huyó.',
    ],
    ['doña maría josé quintrequeo manifestó', 'doña [persona 1] manifestó'],
    ['SE CONDENA A JOSÉ CARVA-\nJAL DONOSO, YA INDIVIDUALIZADO', 'SE CONDENA A [persona 1]\n, YA INDIVIDUALIZADO'],
    ['el testigo Anselmo Agui1era dijo', 'el testigo [persona 1] dijo'],
    ['IMPUTADO: FABIÁN CUEVAS MERA, CHILENO', 'IMPUTADO: [persona 1], CHILENO'],
    ['que golpeó a Widner y a Kwok Wah', 'que golpeó a [persona 1] y a [persona 2]'],
    ['los cabos Bustamante y Mella', 'los cabos [persona 1] y [persona 2]'],
  ])('reads «%s»', (text, expected) => {
    expect(masked(text)).toBe(expected)
  })

  it('keeps the judges that the source names, even by surname alone', () => {
    const text = 'Regístrese. Voto de Llanquitruz. Firmó Aquiles Llanquitruz Peña.'
    expect(masked(text, { officials: ['Aquiles Llanquitruz Peña'] })).toBe(text)
  })

  it('hides children alone where the matter is open', () => {
    const text =
      'El trabajador Braulio Cartes Soto tiene una hija menor de edad, la niña Millaray Cartes Lepe, de 8 años. Millaray está enferma.'
    expect(masked(text, { scope: 'minors' })).toBe(
      'El trabajador Braulio Cartes Soto tiene una hija menor de edad, la niña [persona 1], de 8 años. [persona 1] está enferma.',
    )
  })

  it('joins a name that a table broke into lines', () => {
    expect(masked('NOMBRE IMPUTADO\nNAZARIO ANSELMO COLIPÍ\nMEZA\n[RUT]', { parties: ['COLIPÍ MEZA NAZARIO ANSELMO'] })).toBe(
      'NOMBRE IMPUTADO\n[persona 1]\n\n[RUT]',
    )
  })

  it('reports what it did without a name', () => {
    const { text, found, people, names } = maskNames('Imputado : NAZARIO COLIPÍ MEZA\nColipí declaró.', {
      ...everyone,
      parties: ['Nazario Colipí Meza'],
    })
    expect(found).toEqual([
      { kind: 'full', count: 1 },
      { kind: 'single', count: 1 },
    ])
    expect(people).toEqual([{ person: 1, captioned: true, minor: false, mentions: 2 }])
    for (const { at, person } of names) expect(text.slice(at)).toMatch(new RegExp(`^\\[persona ${person}\\]`, 'u'))
  })
})

const piece = fc.oneof(
  fc.constantFrom(...namedPassages.map(({ text }) => text.replace(/[{}<>]/gu, ''))),
  fc.constantFrom('\n', ' ', ', ', '. ', ' y ', 'DE LA ', 'don ', 'Juan ', 'SOTO ', '[', ']', '«', 'de '),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

describe('maskNames on any text', () => {
  it('never throws, keeps line breaks and everything outside the names in order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = maskNames(text, everyone)
        expect(result.text.split('\n')).toHaveLength(text.split('\n').length)
        const whole = text.replaceAll('\n', '')
        let at = 0
        for (const retained of result.text.replaceAll('\n', '').split(/\[persona \d+\]/u)) {
          const found = whole.indexOf(retained, at)
          expect(found).toBeGreaterThanOrEqual(at)
          at = found + retained.length
        }
        expect(result.names.length).toBe(result.people.reduce((sum, { mentions }) => sum + mentions, 0))
      }),
      { numRuns: 60 },
    )
  })

  it('takes time in proportion to the text', () => {
    for (const unit of [
      'Juan Soto ',
      'JUAN DE LA ',
      'a',
      'A ',
      '[',
      'don ',
      'J. ',
      'el fiscal Juan Soto y ',
      'Hospital de la ',
      'Juan\n',
      'alias «a» ',
      'apodado “El A”, “',
      'JUAN-\n',
      'maría josé ',
      '1 ',
    ]) {
      const spent = cpuMillis(() => void maskNames(unit.repeat(20_000), everyone))
      expect(spent, unit).toBeLessThan(4_000)
    }
  })

  it('is fast when everybody has the same surname', () => {
    const names = Array.from(
      { length: 6_000 },
      (_, at) => `Juan${'abcdefghij'.charAt(at % 10)}${'klmnopqrst'.charAt((at >> 3) % 10)} Soto Rojas, `,
    )
    expect(cpuMillis(() => void maskNames(names.join(''), everyone))).toBeLessThan(3_000)
  })
})

it('leaves the commune that a form asks for', () => {
  const text = 'IMPUTADO: ROSA ESTER QUILICURA MIRLO\nCOMUNA: Quilicura\nCIUDAD: Florida\nla imputada Quilicura Mirlo'
  expect(maskNames(text, { scope: 'everyone', parties: ['Rosa Ester Quilicura Mirlo'], officials: [] }).text).toBe(
    'IMPUTADO: [persona 1]\nCOMUNA: Quilicura\nCIUDAD: Florida\nla imputada [persona 1]',
  )
})

describe('names beside streets, siblings and marks of networks', () => {
  it('takes the street of the line below for no person', () => {
    const text = 'DIRECCION COMUNA\nVilla La Prueba Avda.\nAugusto Muñoz Nº\nTalca.'
    expect(maskNames(text, { scope: 'everyone', parties: [], officials: [] }).text).toBe(text)
  })

  it('hides a curator who is a sibling, and a name joined in a mark of a network', () => {
    const text =
      'La curadora doña Rosa Elena Mirlo Quezada y el interdicto don Pedro José Mirlo Quezada. El abogado don Luis Soto Rojas publicó #pedromirlo.'
    const { text: masked } = maskNames(text, { scope: 'everyone', parties: ['Pedro José Mirlo Quezada'], officials: [] })
    expect(masked).toBe(
      'La curadora doña [persona 1] y el interdicto don [persona 2]. El abogado don Luis Soto Rojas publicó #[persona 2].',
    )
  })

  it('keeps the Convention of the rights of the child', () => {
    const text = 'La Convención Internacional de Derechos del Niño obliga al Estado.'
    expect(maskNames(text, { scope: 'everyone', parties: [], officials: [] }).text).toBe(text)
  })
})

describe('names of places, authors and faiths beside the same words as surnames', () => {
  const masked = (text: string, parties: string[]): string => maskNames(text, { scope: 'everyone', parties, officials: [] }).text

  it('keeps coauthors up to the title of their work', () => {
    const text = 'Así lo enseñan (Faro, Matus, Ramírez, Lecciones de Derecho Penal, p. 621).'
    expect(masked(`El acusado Pedro Matus Soto apeló. ${text}`, ['Pedro Matus Soto'])).toBe(`El acusado [persona 1] apeló. ${text}`)
  })

  it('keeps a faith', () => {
    const text = 'la Fundación de Ayuda Social de las Iglesias Cristianas'
    expect(masked(`La víctima Ana Iglesias Mora acudió a ${text}.`, ['Ana Iglesias Mora'])).toBe(`La víctima [persona 1] acudió a ${text}.`)
  })

  it('keeps a commune behind an address, and a rank', () => {
    const text = 'con domicilio en calle Uno 5, PAINE, ante el Subteniente de guardia'
    expect(masked(`La víctima Ana Iglesias Mora, ${text}.`, ['Ana Iglesias Mora'])).toBe(`La víctima [persona 1], ${text}.`)
  })
})
