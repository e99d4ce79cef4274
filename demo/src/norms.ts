/** Norms the demonstration corpus cites. `of` are the forms that follow the article number: «artículo 161 {of}». `idNorma` is BCN LeyChile's. */
export interface DemoNorm {
  readonly idNorma: number | null
  readonly name: string
  readonly of: readonly [string, ...string[]]
}

const law = (number: string, idNorma: number, ...of: readonly string[]): DemoNorm => ({
  idNorma,
  name: `Ley N° ${number}`,
  of: [`de la Ley N° ${number}`, `de la ley ${number}`, ...of],
})

/** Keys as in filters: `CT`, `CPC`, `ley-19728`. One entry per line. */
export const demoNorms: Readonly<Record<string, DemoNorm>> = {
  CPR: {
    idNorma: 242302,
    name: 'Constitución Política',
    of: ['de la Constitución Política de la República', 'de la Carta Fundamental', 'de la Constitución'],
  },
  CC: { idNorma: 172986, name: 'Código Civil', of: ['del Código Civil', 'del C. Civil'] },
  CPC: { idNorma: 22740, name: 'Código de Procedimiento Civil', of: ['del Código de Procedimiento Civil', 'del C.P.C.'] },
  COT: { idNorma: 25563, name: 'Código Orgánico de Tribunales', of: ['del Código Orgánico de Tribunales'] },
  CT: { idNorma: 207436, name: 'Código del Trabajo', of: ['del Código del Trabajo', 'del C. del Trabajo', 'del estatuto laboral'] },
  CP: { idNorma: 1984, name: 'Código Penal', of: ['del Código Penal', 'del código punitivo'] },
  CPP: { idNorma: 176595, name: 'Código Procesal Penal', of: ['del Código Procesal Penal', 'del C. Procesal Penal'] },
  CdPP: { idNorma: 22960, name: 'Código de Procedimiento Penal', of: ['del Código de Procedimiento Penal'] },
  CCom: { idNorma: 1974, name: 'Código de Comercio', of: ['del Código de Comercio'] },
  CTrib: { idNorma: 6374, name: 'Código Tributario', of: ['del Código Tributario'] },
  CSan: { idNorma: 5595, name: 'Código Sanitario', of: ['del Código Sanitario'] },
  'ley-19728': law('19.728', 184979, 'de la Ley N° 19.728, sobre Seguro de Desempleo'),
  'ley-19631': law('19.631', 144318),
  'ley-20123': law('20.123', 254080),
  'ley-20087': law('20.087', 245804),
  'ley-16744': law('16.744', 28650, 'de la Ley N° 16.744, sobre accidentes del trabajo y enfermedades profesionales'),
  'ley-17322': law('17.322', 28919, 'de la Ley N° 17.322, sobre cobranza judicial de cotizaciones previsionales'),
  'ley-19070': law('19.070', 30437, 'del Estatuto Docente'),
  'ley-18834': law('18.834', 30210, 'del Estatuto Administrativo'),
  'ley-18883': law('18.883', 30256, 'del Estatuto Administrativo para Funcionarios Municipales'),
  'ley-18695': law('18.695', 30077, 'de la Ley Orgánica Constitucional de Municipalidades'),
  'ley-18575': law('18.575', 29967, 'de la Ley Orgánica Constitucional de Bases Generales de la Administración del Estado'),
  'ley-19880': law('19.880', 210676, 'de la Ley de Bases de los Procedimientos Administrativos'),
  'ley-19886': law('19.886', 213004, 'de la Ley de Compras Públicas'),
  'ley-20285': law('20.285', 276363),
  'ley-21325': law('21.325', 1158549, 'de la Ley de Migración y Extranjería'),
  'ley-19496': law('19.496', 61438, 'de la Ley sobre Protección de los Derechos de los Consumidores'),
  'ley-18010': law('18.010', 29438, 'de la Ley sobre Operaciones de Crédito de Dinero'),
  'ley-18092': law('18.092', 29517, 'de la Ley sobre Letras de Cambio y Pagarés'),
  'ley-18101': law('18.101', 29526, 'de la Ley de Arrendamiento de Predios Urbanos'),
  'ley-19966': law('19.966', 229834),
  'ley-20584': law('20.584', 1039348),
  'ley-20850': law('20.850', 1078148),
  'ley-18933': law('18.933', 30304),
  'ley-19968': law('19.968', 229557, 'de la Ley que Crea los Tribunales de Familia'),
  'ley-14908': law('14.908', 27977, 'de la Ley sobre Abandono de Familia y Pago de Pensiones Alimenticias'),
  'ley-19947': law('19.947', 225128, 'de la Ley de Matrimonio Civil'),
  'ley-20066': law('20.066', 242648, 'de la Ley de Violencia Intrafamiliar'),
  'ley-16618': law('16.618', 28581, 'de la Ley de Menores'),
  'ley-20000': law('20.000', 235507),
  'ley-18216': law('18.216', 29636),
  'ley-18290': law('18.290', 29708, 'de la Ley de Tránsito'),
  'ley-17798': law('17.798', 29291, 'de la Ley de Control de Armas'),
  'ley-20084': law('20.084', 244803),
  'ley-17997': law('17.997', 29427, 'de la Ley Orgánica Constitucional del Tribunal Constitucional'),
  'ley-19628': law('19.628', 141599),
  'ley-20609': law('20.609', 1042092),
  'ley-21643': law('21.643', 1200096),
  'ley-20720': law('20.720', 1058072),
  'ley-19970': law('19.970', 231105),
  'ley-18045': law('18.045', 29472),
  'ley-18046': law('18.046', 29473),
  'DFL-1-2005-salud': {
    idNorma: 249177,
    name: 'DFL N° 1 de 2005, Salud',
    of: ['del D.F.L. N° 1, de 2005, del Ministerio de Salud', 'del Decreto con Fuerza de Ley N° 1, de 2005, de Salud'],
  },
  'DL-3500': {
    idNorma: 7147,
    name: 'DL N° 3.500',
    of: ['del Decreto Ley N° 3.500', 'del D.L. N° 3.500', 'del Decreto Ley N° 3.500, de 1980'],
  },
  LGUC: { idNorma: 13560, name: 'Ley General de Urbanismo y Construcciones', of: ['de la Ley General de Urbanismo y Construcciones'] },
  'ley-10336': law('10.336', 26356),
  'AA-94-2015': {
    idNorma: 1080916,
    name: 'Auto Acordado sobre recurso de protección',
    of: ['del Auto Acordado sobre Tramitación y Fallo del Recurso de Protección'],
  },
}
