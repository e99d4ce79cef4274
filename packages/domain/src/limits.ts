/** Petitions (chat messages, research jobs, analyses) of the free trial. */
export const freePetitions = 30
/** Days that the free trial lasts from the first petition. */
export const trialDays = 30

/** Days after contracting in which a subscription can be withdrawn from, everything paid back (Ley 19.496, art. 3 bis). */
export const withdrawalDays = 10
/** The same where the written confirmation with the terms was not sent within those days. */
export const unconfirmedWithdrawalDays = 90

/** Years for which the law orders records of payments to be stored, also after the account was deleted. */
export const paymentRetentionYears = 6

/** Length of a password in characters (NIST SP 800-63B: length counts, composition does not). */
export const passwordLength = { min: 10, max: 128 } as const

/** Minutes for which attempts at a password are counted. */
export const signInAttemptMinutes = 15
/** Minutes for which attempts at a second factor are counted. */
export const secondFactorAttemptMinutes = 60
/** Minutes for which requests for recovery codes, and attempts at them, are counted. */
export const recoveryAttemptMinutes = 60
/** Days for which a browser counts as known after a sign-in with the password. */
export const knownDeviceDays = 90
/** Days for which the owner of an old e-mail can undo a change. */
export const undoEmailDays = 7
/** Minutes for which a code to recover a password is valid. */
export const recoveryCodeMinutes = 15

export const maxFavorites = 1000
export const maxSavedSearches = 50
/** Folders and checked texts that one user may watch. */
export const maxWatches = 50
/** Rulings, and articles, of one checked text that are watched. */
export const maxWatchedAuthorities = 500
/** News of one watch that are stored: the newest. */
export const maxWatchNews = 1000
/** Folders that one user may own. */
export const maxFolders = 200
/** Rulings, notes and members of one folder. The owner is no member. */
export const maxFolderItems = 1000
export const maxFolderNotes = 2000
export const maxFolderMembers = 50
/** Days for which an invitation to a folder can be accepted. */
export const invitationDays = 14
/** Days after which the e-mail of who did not accept is deleted. */
export const unacceptedInvitationDays = 30
/** Invitations that one user may send in a day, to all folders together. */
export const maxInvitationsPerDay = 30
/** Open streams of changes, of one user and of all, in each process. */
export const maxStreamsPerUser = 3
export const maxStreams = 200
/** Saved passages of one folder, and those of one user that are in no folder. */
export const maxSavedPassages = 2000
/** Characters of one saved passage. */
export const maxPassageLength = 20_000
/** Stored bytes, in MB, of the notes and tags that one user writes in folders, favourites and saved passages. */
export const maxNotesMegabytes = 5
/** Days after which the copy of a folder on a device is erased, counted from its last contact with the product. */
export const deviceFolderDays = 30
/** Years from today within which the last day of a folder lies. */
export const maxRetentionYears = 10
/** UTF-16 units of a text that is read once, pasted or in a document. */
export const maxCheckedCharacters = 2_000_000
/** Bytes and pages of an uploaded document. */
export const maxUploadBytes = 20 * 1024 * 1024
export const maxUploadedPages = 500
/** Texts whose citations one user may check in an hour. */
export const maxChecksPerHour = 20
/** Files with checked citations that one user may make in an hour: annexes and commented documents. */
export const maxCheckFilesPerHour = 60
/** Citations of norms that are answered of one text. */
export const maxDetectedCitations = 3_000
/** Lines of one list of docket numbers. */
export const maxDocketLines = 200

/** Days the law allows for the answer to a request about personal data (Ley 19.628 art. 11, as amended by Ley 21.719). */
export const personalDataAnswerDays = 30
/** Days before its due date from which the operator is reminded of a request every morning. */
export const privacyReminderDays = 7

/** Access keys of one user that open something, characters of a name of one, and keys that one user may make in a day. */
export const maxAccessKeys = 10
export const maxAccessKeyName = 60
export const maxAccessKeysPerDay = 20
/** Calls of tools that one access key may make in a minute. */
export const maxKeyCallsPerMinute = 60

/** Characters of a search inside folders. */
export const maxFolderSearchText = 200
/** Characters of a message to the assistant, and rulings to which one may be limited. */
export const maxChatMessage = 8000
export const maxChatRulings = 50
/** Conversations of one user, and messages of one conversation. */
export const maxConversations = 1000
export const maxConversationMessages = 200
export const maxConversationName = 120
/** Conversations of one user that have a document, and characters of its name. */
export const maxConversationDocuments = 20
export const maxDocumentName = 200
/** Days for which a link to a conversation opens it. */
export const maxShareDays = 30
/** Research jobs of one user that run at the same time, those of all users, those of one user that wait or run, and those stored. */
export const maxRunningResearchPerUser = 2
export const maxRunningResearch = 4
export const maxOpenResearch = 10
export const maxResearchJobs = 500

/** Analyses of one user that run at the same time, those that wait or run, and those stored. Of all users, `maxRunningResearch` run with research. */
export const maxRunningAnalysesPerUser = 1
export const maxOpenAnalyses = 5
export const maxAnalyses = 200
/** Rulings and columns of one analysis. */
export const maxAnalysisRulings = 1000
export const maxAnalysisColumns = 12
export const maxAnalysisName = 120
/** Characters of the title, an option and the question of a column, and options of one. */
export const maxColumnTitle = 80
export const maxColumnQuestion = 300
export const maxColumnOptions = 12
