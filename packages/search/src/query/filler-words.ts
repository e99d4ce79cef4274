/**
 * Folded words of stories that courts seldom write. Their rarity in rulings would count as information. They are searched only when a
 * query has no others.
 */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    'me mi mis mio mia mios mias te tu tus le les nos nuestro nuestra nuestros nuestras yo ya no ni hay he han sin sobre entre hasta desde cuando ' +
    'donde como mas muy porque pero que quien quienes cual cuales cuanto cuanta tiene tengo tienen tuvo tenia soy eran era son estan estoy estaba estaban ' +
    'estamos ese esa eso esos esas aquel aquella algo alguien nada nadie puedo puede pueden podia puedan quiero quiere quieren queremos quisiera quise fui ' +
    'fueron ser estar haber hacer hago hace hacen hizo hicieron haga tambien tampoco entonces aunque ahora despues antes siempre nunca igual junto vez veces ' +
    'rato cosa cosas favor gracias hola ayuda saber sabe necesito debo deben debe tengan tenga dice dicen dijo dio dieron dar dan doy va van voy ir vamos ' +
    'toda todo todas todos tanto tan solo otra otro otras otros mismo misma tipo si sea sean seria durante mediante segun respecto acerca rol roles rit ruc fallo fallos jurisprudencia causas contra busco buscar buscando ' +
    'estando siendo habiendo teniendo encontrandome encontrandose hallandose necesitamos muestrame muestreme and or not'
  ).split(' '),
)
