/** Petitions (chat messages, research jobs, analyses) of the free trial. */
export const freePetitions = 30
/** Days that the free trial lasts from the first petition. */
export const trialDays = 30

/** Minutes for which sign-in attempts at an account are counted. */
export const signInAttemptMinutes = 15
/** Minutes for which a code to recover a password is valid. */
export const recoveryCodeMinutes = 15

export const maxFavorites = 1000
export const maxSavedSearches = 50
/** Folders that one user may own. */
export const maxFolders = 200
/** Rulings, notes and members of one folder. The owner is no member. */
export const maxFolderItems = 1000
export const maxFolderNotes = 2000
export const maxFolderMembers = 50

/** Days the law allows for the answer to a request about personal data (Ley 19.628 art. 11, as amended by Ley 21.719). */
export const personalDataAnswerDays = 30
