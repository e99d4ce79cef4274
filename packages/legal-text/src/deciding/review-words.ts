/** A finding that an act respects or breaks an article. */
export const finding =
  /\b(?:vulner|infring|infraccion|quebrant|transgre|contrav|contrari[ae]\w*\b(?! a derecho)|conculc|desconoc|no consiente|ilegal|ajustad|se ajusta|incumpl|inmotivad|arbitrari|afecta|lesiona|amenaza|perturba|observad[oa]|respeta)/u

/** A finding that an article was respected. */
export const respects =
  /\b(?:no|ni|tampoco|sin) (?:\w+ ){0,4}(?:vulner|infring|infraccion|quebrant|transgre|contrav|conculc|desconoc|yerr|error)|\b(?:(?:ajustad[oa]s?|se ajustan?) [^.;,]{0,30}\b(?:articulos?|arts?|normas?|preceptos?)\b|correcta(?:mente)? (?:aplica|interpreta)|validamente|descart\w+ [^.;]{0,20}(?:arbitrari|ilegal|infraccion|vulnera))/u

/** What the recourse says of the ruling under review. */
export const accuses = /\b(?:acusa|denuncia|invoca|reprocha|plantea|sostiene|alega|aduce|esgrime|se funda en)\b/u

/** The question that a recourse puts: «la materia de derecho consiste en el alcance del artículo», «por vulneración del artículo». */
export const question =
  /\b(?:materia de derecho|sentido y alcance|inteligencia|debe(?:n)? entenderse|contraven\w*|interpret[ao]\w*|vulner\w*|infring\w*|infraccion(?:es)?|quebrant\w*|transgre\w*|error(?:es)? de derecho|errone[ao](?:mente)?|agravios?|falsa(?:mente)? aplica\w+|equivocada(?:mente)?|indebida(?:mente)? aplica\w+|aplica\w+ (?:indebida|equivocada|erronea)(?:mente)?)\b/u
/** Recourses of strict law: the court decides the question that they put, and no other. */
export const strictLaw = /\b(?:nulidad|casacion en el fondo|casacion fondo|unificacion)\b/u
/** The recourse failed before its question. What a recourse requires, said in general, is no failure. */
export const unanswered = new RegExp(
  [
    'inadmisib',
    '(?:recurso|arbitrio|recurrente|impugnacion|presentacion|libelo)[^.;]{0,160} (?:omite|no (?:cumple|satisface|dedica|desarrolla|explica|precisa))',
    'no (?:cumple|satisface|dedica|desarrolla|explica|precisa)\\b[^.;]{0,80}\\b(?:recurso|recurrente|se habria)',
    'no (?:existen?|concurren?|se advierten?|se verifican?) [^.;]{0,40}\\b(?:interpretaciones|criterios|pronunciamientos|sentencias)',
    'no [^.;]{0,50}\\bhomolog',
    '(?:hechos|situacion(?:es)?|presupuestos|supuestos)[^.;]{0,60} disimil',
    'contraste[^.;]{0,120} no |no [^.;]{0,80}\\bcontraste',
    '(?:pretend|persig|intent|propon|postul|levant|descans|constru|supon)\\w*[^.;]{0,80}\\bhechos (?:distintos|diversos|diferentes|ajenos|que|no|contrarios)',
    '(?:alterar|modificar|variar) [^.;]{0,30}\\bhechos',
    '(?:sin|carec(?:e|en|io|ieron) de|no (?:tiene|tuvo|ha tenido)) influencia|no (?:influy|influir|ha influido)',
    '(?:no|mal|deficientemente|incorrectamente) (?:(?:se|fue|ha sido) )?(?:formaliz|preparad)',
    'falta de fundamento|manifiestamente infundad|genericamente',
  ]
    .map((each) => `\\b(?:${each})`)
    .join('|'),
  'u',
)
