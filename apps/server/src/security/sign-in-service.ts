/** Values that must come back unchanged with the visitor; the browser holds them encrypted meanwhile. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** Null if the service does not confirm an e-mail. */
  readonly verifiedEmail: string | null
}

/** The firm's own sign-in service. */
export interface SignInService {
  /** URL where the visitor signs in. Rejects while the service does not answer. */
  readonly start: () => Promise<{ readonly url: URL; readonly secrets: SignInSecrets }>
  /** Reads the visitor's return. Rejects what is forged, replayed, expired or refused. */
  readonly finish: (address: URL, secrets: SignInSecrets) => Promise<Identity>
}
