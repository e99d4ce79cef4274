/** Norms that nobody enacted, in the form of each source. */

interface XmlOptions {
  /** A decree whose article 1 holds a code. */
  readonly inner?: boolean
}

const structure = (attributes: string, text: string, metadata: string, inside = ''): string =>
  `<EstructuraFuncional derogado="no derogado" transitorio="no transitorio" ${attributes}><Texto>${text}</Texto>
   <Metadatos>${metadata}</Metadatos>${inside === '' ? '' : `<EstructurasFuncionales>${inside}</EstructurasFuncionales>`}</EstructuraFuncional>`
const named = (name: string): string => `<NombreParte presente="si">${name}</NombreParte><TituloParte presente="no"> </TituloParte>`
const titled = (title: string): string => `<NombreParte presente="no">&#160;</NombreParte><TituloParte presente="si">${title}</TituloParte>`
const picture = 'iVBORw0KGgo'.repeat(30)

export function bcnXml({ inner = false }: XmlOptions = {}): string {
  const article = (number: string, text: string, more = 'fechaVersion="2009-05-06"') =>
    structure(`tipoParte="Artículo" ${more}`, text, named(number))
  const code = structure(
    'tipoParte="Artículo" fechaVersion="2009-05-06"',
    '    Artículo 1°.- Apruébase el siguiente código:',
    named('1 '),
    structure(
      'tipoParte="Doble Articulado" idParte="7"',
      '&#160;',
      named('del Artículo 1'),
      article('1 (DEL ART. 1)', '   Artículo 1.- Los faroles son de todos.') +
        article('2 (DEL ART 1)', '   Artículo 2.- Ninguno se vende.'),
    ),
  )
  const parts = inner
    ? code + article('2', '    Artículo 2°.- Este decreto rige desde hoy.')
    : structure(
        'tipoParte="Título" fechaVersion="2009-05-06"',
        '     Título I\n     De los faroles',
        titled('Título I De los faroles'),
        article(
          '1 ',
          `     Artículo 1°.- Los faroles de la plaza se encenderán al           LEY 99.111
ponerse el sol y se apagarán al alba.                                Art. 3
     Su mantención corresponde al municipio.`,
        ) +
          article('1 BIS', '     Artículo 1° bis.- Derogado.', 'fechaVersion="2021-03-04"').replace(
            'derogado="no derogado"',
            'derogado="derogado"',
          ) +
          article('2', `     Artículo 2°.- Este es el farol: ${picture}`),
      ) + structure('tipoParte="Disposición Transitoria"', '     Primera.- Los faroles viejos se conservan.', named('PRIMERA'))
  return `<?xml version="1.0" encoding="UTF-8"?>
<Norma xmlns="http://www.leychile.cl/esquemas" normaId="990001" esTratado="no tratado" fechaVersion="2021-03-04" SchemaVersion="1.0" derogado="no derogado">
  <Identificador fechaPromulgacion="2009-04-05" fechaPublicacion="2009-05-06">
    <TiposNumeros><TipoNumero><Tipo>Decreto con Fuerza de Ley</Tipo><Numero>77</Numero></TipoNumero></TiposNumeros>
    <Organismos><Organismo>MINISTERIO DE LA LUZ</Organismo></Organismos>
  </Identificador>
  <Metadatos><TituloNorma>FIJA NORMAS SOBRE
FAROLES</TituloNorma><Materias/><NombresUsoComun><NombreUsoComun>LEY DE FAROLES</NombreUsoComun></NombresUsoComun></Metadatos>
  <Encabezado fechaVersion="2009-05-06" derogado="no derogado"><Texto>FIJA NORMAS SOBRE FAROLES
     Teniendo presente la oscuridad:</Texto></Encabezado>
  <EstructurasFuncionales>${parts}</EstructurasFuncionales>
  <Promulgacion fechaVersion="2009-05-06" derogado="no derogado"><Texto>     Anótese y publíquese.</Texto></Promulgacion>
</Norma>`
}

export function bcnAnswer(): string {
  const p = (...lines: string[]): string =>
    `<div><br>${lines.map((line) => `<div class="p">&nbsp; &nbsp;  ${line}</div>`).join('<br>')}</div>`
  return JSON.stringify({
    html: [
      { t: p('SOBRE TOLDOS', 'Proyecto de ley:'), i: 1 },
      {
        t: p('T&#xED;tulo Preliminar', 'Disposiciones generales'),
        i: 2,
        h: [
          {
            t: p(
              'Art&#xED;culo 1&#xBA;.- Todo toldo ser&#xE1; verde <span class="n">Ley 99.222<br>Art. 1</span>y <a href="x">blanco</a>.',
              'El que lo pinte de otro color responder&#xE1;.',
            ),
            i: 3,
          },
        ],
      },
      { t: p('Disposiciones transitorias'), i: 4, h: [{ t: p('Art&#xED;culo &#xFA;nico.- Rige ma&#xF1;ana.'), i: 5 }] },
    ],
    metadatos: {
      id_norma: '990002',
      titulo_norma: 'SOBRE TOLDOS',
      tipos_numeros: [{ descripcion: 'Ley', numero: '99002' }],
      organismos: ['MINISTERIO DE LA SOMBRA'],
      nombres_uso_comun: ['LEY DE TOLDOS'],
      fecha_promulgacion: '1999-08-18',
      fecha_publicacion: '1999-08-28',
      derogado: false,
      vigencia: { inicio_vigencia: '2002-06-13', fin_vigencia: '2010-10-24' },
    },
    estructura: [
      { n: 'Encabezado', i: 1 },
      { n: 'Título Preliminar Disposiciones generales', i: 2, h: [{ n: 'Artículo 1º', i: 3, t: 6 }] },
      { n: 'Disposiciones transitorias', i: 4, h: [{ n: 'Artículo único', i: 5, t: 6 }] },
    ],
  })
}

export function epubXml(): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<ley xmlns="https://leychile.cl/schema/ley/v1" version="1.0" id_norma="990004" tipo="Ley" numero="99004" estado="vigente" fecha_version="1997-04-11" fecha_promulgacion="1923-03-07" fecha_publicacion="1923-03-14" generado="2026-01-02T22:30:26.717679" url_original="https://www.leychile.cl/Navegar?idNorma=990004">
  <metadatos><titulo>Ley de Meriendas</titulo><organismos><organismo>MINISTERIO DEL PAN</organismo></organismos></metadatos>
  <contenido total_articulos="3">
    <articulo id="1" tipo_original="Artículo">
      <titulo_seccion>ARTÍCULO 2 (CÓDIGO DEL PAN)</titulo_seccion>
      <texto>Artículo 2º.- Fíjase el siguiente código.</texto>
      <seccion id="2" tipo_original="Doble Articulado" numero="del Artículo 2">
        <contexto>ARTÍCULO 2</contexto>
        <titulo id="3" tipo_original="Título"><titulo_seccion>TITULO PRELIMINAR</titulo_seccion><texto>TITULO PRELIMINAR</texto>
          <articulo id="4" tipo_original="Artículo" numero="1 (DEL ART. 2)" fecha_modificacion="1923-03-14">
            <texto>Artículo 1º. La merienda es una comida de
la tarde.</texto><referencias><ref articulo="1"/></referencias></articulo>
          <articulo id="5" tipo_original="Artículo" numero="2 (DEL ART. 2)" fecha_modificacion="1997-04-11">
            <contenido><parrafo>Art. 2º. Serán requisitos:</parrafo><inciso numero="1">Una mesa.
 2. Dos sillas
iguales.</inciso></contenido></articulo>
        </titulo>
      </seccion>
    </articulo>
  </contenido>
</ley>`
}

export function legalizeMd({ updated = '2014-01-02' }: { readonly updated?: string } = {}): string {
  return `---
title: "SOBRE JARDINES: Y OTRAS MATERIAS"
identifier: "CL-990003"
publication_date: "2014-01-02"
last_updated: "${updated}"
status: "in_force"
department: "MINISTERIO DE JARDINES"
is_treaty: "no"
promulgation_date: "2013-12-20"
official_type: "Ley"
official_number: "99003"
---
# SOBRE JARDINES: Y OTRAS MATERIAS

Proyecto de ley:

## Título I DE LAS ROSAS

##### Artículo 1

Las rosas se riegan al amanecer.

Se prohíbe cortarlas.

##### Artículo 9 BIS

Artículo 9° bis.- Derogado.

## ARTICULOS TRANSITORIOS

##### Artículo 1

Las rosas de hoy se conservan.

**Habiéndose cumplido con lo establecido, promúlguese.**
`
}

export function leychileTextoMd(): string {
  return `---
source_url: https://ejemplo.test/get_norma_json?idNorma=990010
id_norma: 990010
version_date: 2031-02-25
fetched_at: 2026-08-03T09:31:51.940476+00:00
titulo_norma: "FIJA TEXTO DEL CODIGO DE POZOS"
compuesto: DFL-99
organismos: ['MINISTERIO DEL AGUA']
fecha_publicacion_original: 1981-10-29
derogada: false
---

# FIJA TEXTO DEL CODIGO DE POZOS

FIJA TEXTO DEL CODIGO DE POZOS
Decreto con fuerza de ley:

## LIBRO PRIMERO
DE LOS POZOS

ARTICULO 1°- Los pozos se cavan co
NOTA
n preferencia en invierno.
El agua se reparte por turnos.
NOTA
La ley 99.333, publicada el 01.02.2003, dispone otra cosa.

ARTICULO 129 bis 1°- El balde es de madera.

Artículo 133 A.- La cuerda es de cáñamo.

Tómese razón y publíquese.
`
}

export function fgreveMd(): string {
  return `---
titulo: "SOBRE GATOS"
identificador: "BCN-990011"
rango: "ley"
numero: "99011"
fecha_publicacion: "1997-03-07"
ultima_actualizacion: "2021-04-20"
estado: "vigente"
organismo: "MINISTERIO DE LOS TEJADOS"
fuente: "https://www.bcn.cl/leychile/navegar?idNorma=990011"
---

# Ley 99011

SOBRE GATOS


## TITULO I Ambito


### Artículo 1


La presente ley regula las relaciones entre
los vecinos y sus gatos.

1.- Gato: el animal que se acuesta
donde quiere.
`
}

export function corpusLine({ dated = false }: { readonly dated?: boolean } = {}): string {
  const article = { epigrafe: '', path: [], derogado: false }
  return JSON.stringify({
    idNorma: 990005,
    tipo: 'Ley',
    numero: '99005',
    anio: '2019',
    nombre: 'Ley N° 99.005',
    titulo: 'SOBRE PUENTES',
    aliases: ['Ley N° 99.005', 'Ley de Puentes'],
    fechaPublicacion: '2020-01-02',
    fechaPromulgacion: '2019-12-12',
    fechaVersion: '2020-01-02',
    fechaVersionFuente: dated ? 'leychile-epub fecha_version' : 'fechaPublicacion (sin dato de versión)',
    fechaCaptura: '2026-04',
    derogado: false,
    fechaDerogacion: null,
    refundidoEn: 990006,
    organismo: ['MINISTERIO DE LOS RÍOS'],
    materias: [],
    esTratado: false,
    encabezado: '',
    promulgacion: 'Publíquese.',
    articulos: [
      { ...article, id: '1', numero: '1', path: ['Título I De los puentes'], texto: 'Todo puente tiene dos orillas.' },
      { ...article, id: '4-transitorio', numero: '4 transitorio', rotulo: 'CUARTO', transitorio: true, texto: 'Los vados se cierran.' },
      { ...article, id: 'b2:1', numero: '1', bloque: 2, norma: 990009, texto: 'Esta ley es de otra.' },
    ],
  })
}

export function provisionsJson(): string {
  return JSON.stringify(
    {
      id: 'cl-leychile-norma-990007',
      type: 'statute',
      title: 'SOBRE VOLANTINES',
      short_name: 'Ley 99007',
      status: 'in_force',
      issued_date: '1957-06-18',
      in_force_date: '1957-06-18',
      url: 'https://www.bcn.cl/leychile/navegar?idNorma=990007',
      provisions: [
        { provision_ref: 'art1', section: '1', title: 'Artículo 1', content: 'ARTÍCULO 1°\nTodo volantín vuela.' },
        { provision_ref: 'art2', section: '2', title: 'Artículo 2', content: 'ART. 2°\nEl hilo curado se prohíbe.' },
      ],
    },
    null,
    2,
  )
}
