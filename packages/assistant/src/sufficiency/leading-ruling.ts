export interface NearRuling {
  readonly docId: string
  /** Of its vector with that of the question. */
  readonly cosine: number
}

/** A ruling that words and meaning find first, each by itself. */
export interface LeadingRuling {
  readonly docId: string
  /** No other ruling is nearly as near in meaning. */
  readonly isApart: boolean
}

/** How many times as near as the second the nearest ruling is where it stands apart. */
const minApart = 1.1

/** The first ruling of a search where it is the nearest in meaning too. Null where these are two. */
export function leadingRuling(first: string | undefined, [nearest, second]: readonly NearRuling[]): LeadingRuling | null {
  if (nearest === undefined || nearest.docId !== first) return null
  return { docId: first, isApart: second === undefined || nearest.cosine >= minApart * second.cosine }
}
