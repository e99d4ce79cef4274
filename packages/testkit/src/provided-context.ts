declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a dump of an embedded database, migrated, with the job queue's schema. */
    databaseSnapshot: string
    /** Server of `TEST_DATABASE_URL` and the prepared database to copy there; null without the variable. */
    databaseServer: { readonly url: string; readonly template: string } | null
    /** File that test apps append the errors they answered to, one line each: method, route pattern, code. */
    answeredErrors: string
  }
}

export {}
