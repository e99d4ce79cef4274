import { type Encoder, EncoderUnavailable, vectorDimension } from '@basejuris/search'

/** Encoders by name, of which queries are encoded by the one whose vectors the index holds at that moment. */
export interface EncoderInUse extends Encoder {
  readonly add: (encoder: Encoder) => void
  readonly present: () => Encoder
}

/** `nameInIndex` says which encoder's vectors are searched now. */
export function encoderInUse(nameInIndex: () => string): EncoderInUse {
  const encoders = new Map<string, Encoder>()
  const present = (): Encoder => encoders.get(nameInIndex()) ?? absentEncoder(nameInIndex())
  return {
    get name() {
      return nameInIndex()
    },
    dimension: vectorDimension,
    get external() {
      return present().external === true
    },
    get wordsAlone() {
      return present().wordsAlone === true
    },
    encodePassages: (texts) => present().encodePassages(texts),
    encodeQuery: (text) => present().encodeQuery(text),
    add: (encoder) => {
      encoders.set(encoder.name, encoder)
    },
    present,
  }
}

/** Stands for an encoder that can no longer be opened: its vectors are still compared with one another, and no query is. */
export function absentEncoder(name: string): Encoder {
  const away = async (): Promise<never> => {
    throw new EncoderUnavailable('El codificador con que se hizo el índice ya no está configurado; el índice se rehace con el nuevo.')
  }
  return { name, dimension: vectorDimension, encodePassages: away, encodeQuery: away }
}
